import { isSumCell } from '@flower-market/flower-domain'
import { Button, StatusBadge } from '@flower-market/ui'
import { FormDialog } from '@flower-market/app-runtime/forms'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { changedCells, type ChangedCell, type Lot, type LotDraft } from '../lot-drafts.ts'
import { toNewLot } from '../lot-form.ts'
import type { LotDraftsState } from '../use-lot-drafts.ts'
import { useRegionNames } from '../use-region-names.ts'
import styles from './ReviewDialog.module.css'

function useChangeText() {
  const t = useTranslate()
  const format = useFormat()
  return ({ priceIn }: Lot, { cell, from, to }: ChangedCell): string => {
    const write = (value: number) =>
      isSumCell(cell)
        ? format.money(value, (cell === 'price' && priceIn?.currency) || 'RUB')
        : format.number(value)
    return t('lots.change', {
      cell: t(`lots.cell.${cell}`),
      from: write(from),
      to: to === null ? '' : write(to),
    })
  }
}

/** What a save would change, lot by lot, before it is done. */
export function ReviewDialog({ state }: { state: LotDraftsState }) {
  const t = useTranslate()
  const textOf = useChangeText()
  const regionNames = useRegionNames()
  const format = useFormat()
  const { ready, wrongCount, refused, isSaving, problem, newLots } = state
  const count = ready.length + newLots.ready.length
  const line = (draft: LotDraft) => {
    const { seen } = draft
    const name = t('flowers.nameWithLength', { variety: seen.variety, length: seen.lengthCm })
    return (
      <li key={seen.code} className={styles.line}>
        <span className={styles.what}>
          <strong>{name}</strong>
          <span className={styles.more}>{seen.plantation}</span>
          {refused.has(seen.code) && <StatusBadge tone="danger">{t('lots.isChanged')}</StatusBadge>}
        </span>
        <span className={styles.changes}>
          {changedCells(draft).map((change) => (
            <span key={change.cell}>{textOf(seen, change)}</span>
          ))}
          {draft.regions !== undefined && (
            <span>
              {t('lots.change', {
                cell: t('lots.regions'),
                from: regionNames(seen.regions),
                to: regionNames(draft.regions),
              })}
            </span>
          )}
        </span>
        <Button
          size="s"
          tone="quiet"
          aria-label={t('lots.dropOf', { lot: name })}
          onClick={() => state.drop(draft)}
        >
          {t('lots.drop')}
        </Button>
      </li>
    )
  }
  return (
    <FormDialog
      title={t('lots.reviewTitle')}
      description={t('lots.reviewText', { count, wrong: wrongCount })}
      className={styles.dialog}
      submitLabel={t('lots.save', { count })}
      cancelLabel={t('lots.cancel')}
      isSending={isSaving}
      problem={problem && t(problem)}
      onSubmit={(event) => {
        event.preventDefault()
        state.send()
      }}
      onClose={() => state.review(false)}
    >
      <ul className={styles.lines}>
        {ready.map(line)}
        {newLots.ready.map(({ key, typed }) => {
          const { variety, lengthCm, price, stemsAvailable } = toNewLot(typed)
          const name = t('flowers.nameWithLength', { variety, length: lengthCm })
          return (
            <li key={key} className={styles.line}>
              <span className={styles.what}>
                <strong>{name}</strong>
                <StatusBadge tone="success">{t('lots.isNew')}</StatusBadge>
              </span>
              <span className={styles.changes}>
                {t('lots.newOf', {
                  price: format.money(price.amount, price.currency ?? 'RUB'),
                  stems: stemsAvailable,
                })}
              </span>
              <Button
                size="s"
                tone="quiet"
                aria-label={t('lots.removeRowOf', { lot: name })}
                onClick={() => newLots.remove(key)}
              >
                {t('lots.remove')}
              </Button>
            </li>
          )
        })}
      </ul>
    </FormDialog>
  )
}
