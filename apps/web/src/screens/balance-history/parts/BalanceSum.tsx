import { currencyOfWallet, type BalanceSummary, type WalletType } from '@flower-market/flower-domain'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { SumEquation } from '../../../components/money-history/SumEquation.tsx'

export interface BalanceSumProps {
  /** Null where the rows do not follow each other: filters have left some out. */
  summary: BalanceSummary | null
  type: WalletType
}

/** The rows above as one equation: what there was, what came, what went, what there is. */
export function BalanceSum({ summary, type }: BalanceSumProps) {
  const t = useTranslate()
  const format = useFormat()
  if (summary === null) return null
  const amountOf = (minor: number): string => format.money(minor, currencyOfWallet(type))
  return (
    <SumEquation
      parts={[
        { name: t('money.sumBefore'), sign: '', amount: amountOf(summary.before) },
        { name: t('money.sumAdded'), sign: '+', amount: amountOf(summary.added) },
        { name: t('money.sumTaken'), sign: '\u2212', amount: amountOf(summary.taken) },
        { name: t('money.sumAfter'), sign: '=', amount: amountOf(summary.after) },
      ]}
    />
  )
}
