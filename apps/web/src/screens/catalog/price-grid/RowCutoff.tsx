import type { FlowerCard } from '@flower-market/flower-domain'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { timeLeft } from '../delivery/time-left.ts'
import styles from './PriceGrid.module.css'

export interface RowCutoffProps {
  cells: readonly (FlowerCard | null)[]
  now: Date
}

/** From so many hours before the cut-off its clock is loud. */
const loudHours = 4

/** Until when a plantation takes orders for a row: a date, on the last day a clock, which is loud at the end. */
export function RowCutoff({ cells, now }: RowCutoffProps) {
  const t = useTranslate()
  const format = useFormat()
  const cutoffs = cells.flatMap((card) => card?.cutoffAt ?? []).toSorted()
  const next = cutoffs.find((cutoff) => new Date(cutoff) > now)
  const left = next === undefined ? null : timeLeft(new Date(next), now)
  if (cutoffs.length === 0) return null
  if (next === undefined || left === null) {
    return <span className={styles.clock}>{t('catalog.rowCutoff.passed')}</span>
  }
  const isLastDay = left.days === 0
  const id = left.hours > 0 ? 'catalog.leftHours' : 'catalog.leftMinutes'
  return (
    <time
      className={styles.clock}
      dateTime={next}
      data-near={(isLastDay && left.hours < loudHours) || undefined}
    >
      {isLastDay
        ? t('catalog.rowCutoff.near', { left: t(id, { ...left }) })
        : t('catalog.rowCutoff.until', { when: format.moment(next) })}
    </time>
  )
}
