import { walletTypes, type WalletType } from '@flower-market/flower-domain'
import { MoneyField, VisuallyHidden, type MoneyProblem } from '@flower-market/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { ChoiceField } from '@flower-market/app-runtime/forms'
import styles from './AmountRow.module.css'

export interface AmountRowProps {
  label: string
  /** Which of the two currencies it is, for screen readers: the list shows it. */
  walletLabel: string
  type: WalletType
  /** @default all currencies */
  types?: readonly WalletType[]
  minor: number | null
  hint?: string
  error?: string | undefined
  onMinorChange: (minor: number | null) => void
  onTypeChange: (type: string) => void
}

/** An amount of a million or more has no room in large type on a phone, in kopecks or cents. */
const longMinor = 100_000_000

/** One side of a quote: how much, of which currency. */
export function AmountRow({
  label,
  walletLabel,
  type,
  types = walletTypes,
  minor,
  hint,
  error,
  onMinorChange,
  onTypeChange,
}: AmountRowProps) {
  const t = useTranslate()
  const { locale, formatNumber } = useIntl()
  const [problem, setProblem] = useState<MoneyProblem | null>(null)
  return (
    <div className={styles.row} data-long={Math.abs(minor ?? 0) >= longMinor || undefined}>
      <MoneyField
        className={styles.amount}
        label={label}
        hint={hint}
        error={problem === null ? error : t(`money.amountProblem.${problem}`)}
        locale={locale}
        placeholder={formatNumber(0, { minimumFractionDigits: 2 })}
        // The list beside it names the currency.
        sign={null}
        minor={minor}
        onMinorChange={onMinorChange}
        onProblem={setProblem}
      />
      <ChoiceField
        className={styles.wallet}
        label={<VisuallyHidden>{walletLabel}</VisuallyHidden>}
        choices={types.map((value) => ({ value, label: t(`money.wallet.${value}`) }))}
        value={type}
        onValueChange={onTypeChange}
      />
    </div>
  )
}
