import type { CallOutput } from '@flower-market/api-client'
import { walletOfCurrency } from '@flower-market/flower-domain'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { paths } from '../../paths.ts'
import { BalanceChange } from '../money-history/BalanceChange.tsx'
import { DayTable, type DayLine } from '../money-history/DayTable.tsx'
import { SignedMoney } from '../money-history/SignedMoney.tsx'
import { AwaitedUsdt } from './AwaitedUsdt.tsx'
import { TransactionStatusBadge } from './TransactionStatusBadge.tsx'

type TransactionRow = CallOutput<'transactionList'>['items'][number]

function placeOf({ _id, kind, method, orders }: TransactionRow): string {
  if (kind === 'transfer') return paths.transfer(_id)
  const [order] = orders
  if (order === undefined && method === 'CARD') return paths.cardPayment(_id)
  return order === undefined ? paths.replenishment(_id) : paths.historyOrder(order._id)
}

/** What a transaction will move, or would have; a payment of an order that is paid otherwise than from the balance has no sign. */
function AwaitedAmount({ row: { kind, method, amount, currency } }: { row: TransactionRow }) {
  const format = useFormat()
  if (kind === 'orders' && method !== 'BALANCE') return format.money(amount, currency)
  const minor = kind === 'top-up' ? amount : -amount
  return <SignedMoney minor={minor} type={walletOfCurrency(currency)} isQuiet />
}

/** Transactions under their days, each a link to its top-up, order or transfer, with the balance before and after it. */
export function TransactionTable({ rows, label }: { rows: readonly TransactionRow[]; label: string }) {
  const t = useTranslate()
  const purposeOf = ({ orders, transfer }: TransactionRow): string => {
    if (transfer !== null) {
      const name = transfer.recipient?.name
      return name === undefined ? t('transactions.transferOwn') : t('transactions.transferTo', { name })
    }
    return orders.length === 0
      ? t('transactions.topUp')
      : t('transactions.orders', {
          count: orders.length,
          numbers: orders.map(({ number }) => number).join(', '),
        })
  }
  const linesOf = (row: TransactionRow): DayLine[] => {
    const moved = row.changes.map(({ _id, type, amount, balanceBefore, balanceAfter }) => ({
      key: _id,
      balance: <BalanceChange before={balanceBefore} after={balanceAfter} type={type} />,
      amount: <SignedMoney minor={amount} type={type} />,
    }))
    if (moved.length > 0) return moved
    const state = row.status === 'REJECTED' ? 'rejected' : row.kind
    return [
      { key: row._id, balance: t(`transactions.balance.${state}`), amount: <AwaitedAmount row={row} /> },
    ]
  }
  return (
    <DayTable
      label={label}
      rows={rows.map((row) => ({
        _id: row._id,
        date: row.date,
        to: placeOf(row),
        title: purposeOf(row),
        details: t('transactions.details', {
          number: String(row.number),
          method: t(`transactions.method.${row.method}`),
        }),
        status: (
          <>
            <TransactionStatusBadge status={row.status} isQuietWhenDone />
            {row.method === 'CRYPTO' && row.status === 'IN_PROCESSED' && <AwaitedUsdt id={row._id} />}
          </>
        ),
        lines: linesOf(row),
      }))}
    />
  )
}
