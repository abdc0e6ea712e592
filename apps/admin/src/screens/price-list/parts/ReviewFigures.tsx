import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { gridStatuses, reviewSums, type GridStatus } from '../review-grid.ts'
import type { Review } from '../use-review.ts'
import styles from './ReviewFigures.module.css'

export interface ReviewFiguresProps {
  review: Review
  shown: ReadonlySet<GridStatus>
  onShownChange: (shown: ReadonlySet<GridStatus>) => void
}

const signs = { added: '+', changed: '', withdrawn: '−', unchanged: '', skipped: '' } as const

/** How many lots the list adds, changes and takes off sale, each to be hidden and shown, and what that makes of the stems. */
export function ReviewFigures({ review, shown, onShownChange }: ReviewFiguresProps) {
  const t = useTranslate()
  const format = useFormat()
  const { counts, lines } = review
  const isApplied = review.status === 'applied'
  const { stemsBefore, stemsAfter } = reviewSums(lines)
  const toggle = (status: GridStatus): void => {
    const next = new Set(shown)
    if (!next.delete(status)) next.add(status)
    onShownChange(next)
  }
  return (
    <div className={styles.bar}>
      <fieldset aria-label={t('imports.groups')} className={styles.figures}>
        {gridStatuses
          .filter((status) => status !== 'skipped' || counts.skipped > 0)
          .map((status) => (
            <button
              key={status}
              type="button"
              className={styles.figure}
              data-status={status}
              aria-pressed={shown.has(status)}
              onClick={() => toggle(status)}
            >
              <b>
                {counts[status] > 0 && signs[status]}
                {format.number(counts[status])}
              </b>{' '}
              <span>{t(isApplied ? `imports.applied.${status}` : `imports.figure.${status}`)}</span>
            </button>
          ))}
      </fieldset>
      <p className={styles.stems}>
        <b>
          {format.number(stemsBefore)} → {format.number(stemsAfter)}
        </b>
        <span>{t('imports.stemsOfLots')}</span>
      </p>
    </div>
  )
}
