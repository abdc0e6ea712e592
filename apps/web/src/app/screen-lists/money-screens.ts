import type { moneyRoutes } from '../../routes/money-routes.ts'
import type { ScreensOf } from './screen-list.ts'

/** The code of the pages of money. */
export const screens: ScreensOf<typeof moneyRoutes> = {
  transactions: () => import('../../screens/transactions/TransactionsScreen.tsx'),
  payments: () => import('../../screens/transactions/PaymentsScreen.tsx'),
  replenishment: () => import('../../screens/replenishment/ReplenishmentScreen.tsx'),
  cardPayment: () => import('../../screens/card-payment/CardPaymentScreen.tsx'),
  transfer: () => import('../../screens/transfer/TransferScreen.tsx'),
  sandboxWallet: () => import('../../screens/sandbox-wallet/SandboxWalletScreen.tsx'),
  operation: () => import('../../screens/operation/OperationScreen.tsx'),
  operationsHistory: () => import('../../screens/operations-history/OperationsHistoryScreen.tsx'),
  operationsTable: () => import('../../screens/operations-history/OperationsTableScreen.tsx'),
  balanceHistory: () => import('../../screens/balance-history/BalanceHistoryScreen.tsx'),
  balanceEntry: () => import('../../screens/balance-entry/BalanceEntryScreen.tsx'),
}
