import type { ComponentType } from 'react'
import type { RouteName } from './routes.ts'

/** The code of each page, fetched when it is needed. */
export const screens: Readonly<Record<RouteName, () => Promise<{ default: ComponentType }>>> = {
  signin: () => import('./screens/signin/SigninScreen.tsx'),
  people: () => import('./screens/people/PeopleScreen.tsx'),
  person: () => import('./screens/person/PersonScreen.tsx'),
  priceLists: () => import('./screens/price-lists/PriceListsScreen.tsx'),
  priceList: () => import('./screens/price-list/PriceListScreen.tsx'),
  varieties: () => import('./screens/varieties/VarietiesScreen.tsx'),
  plantations: () => import('./screens/plantations/PlantationsScreen.tsx'),
  regions: () => import('./screens/regions/RegionsScreen.tsx'),
  lots: () => import('./screens/lots/LotsScreen.tsx'),
  security: () => import('./screens/security/SecurityScreen.tsx'),
  money: () => import('./screens/day-closing/DayClosingScreen.tsx'),
  openPayments: () => import('./screens/open-payments/OpenPaymentsScreen.tsx'),
  statements: () => import('./screens/statements/StatementsScreen.tsx'),
  statement: () => import('./screens/statement/StatementScreen.tsx'),
  transfers: () => import('./screens/transfers/TransfersScreen.tsx'),
  transfer: () => import('./screens/transfer/TransferScreen.tsx'),
  ledger: () => import('./screens/ledger/LedgerScreen.tsx'),
  reports: () => import('./screens/reports/ReportsScreen.tsx'),
  orders: () => import('./screens/orders/OrdersScreen.tsx'),
  deliveries: () => import('./screens/deliveries/DeliveriesScreen.tsx'),
  order: () => import('./screens/order/OrderScreen.tsx'),
  desk: () => import('./screens/desk/DeskScreen.tsx'),
  newAuction: () => import('./screens/new-auction/NewAuctionScreen.tsx'),
  auction: () => import('./screens/auction/AuctionScreen.tsx'),
  auctions: () => import('./screens/auctions/AuctionsScreen.tsx'),
  audit: () => import('./screens/audit/AuditScreen.tsx'),
  setup: () => import('./screens/setup/SetupScreen.tsx'),
  settings: () => import('./screens/settings/SettingsScreen.tsx'),
}
