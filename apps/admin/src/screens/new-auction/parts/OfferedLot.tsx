import { Button, MoneyField, TextField } from '@flower-market/ui'
import { useFormat, useLocale, useTranslate, type MessageId } from '@flower-market/app-runtime/i18n'
import { useId } from 'react'
import { stepOf, type OfferedDraft } from '../offered-draft.ts'
import styles from './OfferedLot.module.css'

export interface OfferedLotProps {
  draft: OfferedDraft
  /** Why it cannot stand on a clock; null before it was checked, and where it can. */
  issue: MessageId | null
  onChange: (draft: OfferedDraft) => void
  onRemove: () => void
}

function wholeOf(text: string): number | null {
  return /^\d{1,7}$/u.test(text.trim()) ? Number(text) : null
}

/** A chosen lot: how much of it is offered, from which price, and how low it may fall. */
export function OfferedLot({ draft, issue, onChange, onRemove }: OfferedLotProps) {
  const t = useTranslate()
  const format = useFormat()
  const locale = useLocale() === 'ru' ? 'ru-RU' : 'en-US'
  const problemId = useId()
  const { lot, startPrice } = draft
  const { variety, lengthCm: length, plantation, deliveryDate, stemsPerBunch } = lot
  return (
    <fieldset className={styles.lot} aria-describedby={issue === null ? undefined : problemId}>
      <legend className={styles.name}>{t('clocks.lotName', { variety, length })}</legend>
      <p className={styles.facts}>
        {t('clocks.lotFacts', {
          plantation,
          day: format.day(deliveryDate, 'day'),
          stems: lot.stemsAvailable,
          bunch: stemsPerBunch,
        })}
      </p>
      <div className={styles.fields}>
        <TextField
          label={t('clocks.stemsOffered')}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={draft.stems ?? ''}
          onChange={(event) => onChange({ ...draft, stems: wholeOf(event.target.value) })}
        />
        <TextField
          label={t('clocks.minimum')}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={draft.minimumBunches ?? ''}
          onChange={(event) => onChange({ ...draft, minimumBunches: wholeOf(event.target.value) })}
        />
        <MoneyField
          label={t('clocks.start')}
          minor={startPrice}
          onMinorChange={(minor) => onChange({ ...draft, startPrice: minor })}
          locale={locale}
          sign="₽"
          autoComplete="off"
        />
        <MoneyField
          label={t('clocks.reserve')}
          minor={draft.reservePrice}
          onMinorChange={(minor) => onChange({ ...draft, reservePrice: minor })}
          locale={locale}
          sign="₽"
          autoComplete="off"
        />
      </div>
      {issue !== null && (
        <p id={problemId} role="alert" className={styles.problem}>
          {t(issue)}
        </p>
      )}
      <div className={styles.end}>
        <span className={styles.facts}>
          {startPrice !== null && t('clocks.stepOf', { step: format.money(stepOf(startPrice)) })}
        </span>
        <Button size="s" tone="quiet" onClick={onRemove}>
          {t('clocks.remove')}
        </Button>
      </div>
    </fieldset>
  )
}
