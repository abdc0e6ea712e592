import { changesByWallet } from '@flower-market/flower-domain'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { BalanceChange } from '../../../components/money-history/BalanceChange.tsx'
import { DayTable } from '../../../components/money-history/DayTable.tsx'
import { MovementStatus } from '../../../components/money-history/MovementStatus.tsx'
import { SignedMoney } from '../../../components/money-history/SignedMoney.tsx'
import { useMovementText } from '../../../components/money-history/use-movement-text.ts'
import { paths } from '../../../paths.ts'
import type { Operation } from './OperationsView.tsx'

/** Operations under their days, each with what it changed on every account. */
export function OperationDays({ rows }: { rows: readonly Operation[] }) {
  const t = useTranslate()
  const text = useMovementText()
  return (
    <DayTable
      label={t('money.operations')}
      rows={rows.map((row) => ({
        _id: row._id,
        date: row.date,
        to: paths.balanceEntry(row.entries[0]?._id ?? ''),
        title: text.title(row),
        details: text.details(row),
        status: <MovementStatus status={row.status} />,
        lines: changesByWallet(row.entries).map(({ type, amount, balanceBefore, balanceAfter }) => ({
          key: type,
          balance: <BalanceChange before={balanceBefore} after={balanceAfter} type={type} />,
          amount: <SignedMoney minor={amount} type={type} isQuiet={row.status === 'REJECTED'} />,
        })),
      }))}
    />
  )
}
