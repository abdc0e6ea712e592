import { movementKinds } from '@flower-market/flower-domain'
import { Button, TextField } from '@flower-market/ui'
import { DayField } from '@flower-market/app-runtime/day-field'
import { ChoiceField } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { useTypedText } from '@flower-market/app-runtime/navigation'
import { readAmount } from '../../../state/read-amount.ts'
import styles from './LedgerFilters.module.css'

export interface LedgerFiltersProps {
  params: URLSearchParams
  onChange: (changes: Readonly<Record<string, string>>) => void
}

/** What of the ledger is shown: a kind, an amount, days; and how the entries of one person or account are left. */
export function LedgerFilters({ params, onChange }: LedgerFiltersProps) {
  const t = useTranslate()
  const { text, type } = useTypedText(params.get('amount') ?? '', (amount) => onChange({ amount }))
  const isOfOne = params.has('person') || params.has('account')
  return (
    <search aria-label={t('books.filters')} className={styles.filters}>
      <ChoiceField
        label={t('books.kind')}
        value={params.get('kind') ?? ''}
        onValueChange={(kind) => onChange({ kind })}
        choices={[
          { value: '', label: t('books.any') },
          ...movementKinds.map((kind) => ({ value: kind, label: t(`labels.movement.${kind}`) })),
        ]}
      />
      <TextField
        label={t('books.amount')}
        error={text.trim() !== '' && readAmount(text) === null && t('books.amountWrong')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={text}
        onChange={(event) => type(event.target.value)}
      />
      <DayField
        label={t('books.from')}
        value={params.get('from')}
        onValueChange={(day) => onChange({ from: day ?? '' })}
      />
      <DayField
        label={t('books.to')}
        value={params.get('to')}
        onValueChange={(day) => onChange({ to: day ?? '' })}
      />
      {isOfOne && (
        <Button tone="quiet" onClick={() => onChange({ person: '', account: '' })}>
          {t('books.everybody')}
        </Button>
      )}
    </search>
  )
}
