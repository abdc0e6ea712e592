import type { CallOutput } from '@flower-market/api-client'
import type { GridRow, IsoDate } from '@flower-market/flower-domain'
import { rangeText, toCm } from '@flower-market/app-runtime/flowers'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { lotsOf } from './other-plantations.ts'
import styles from './VarietyFacts.module.css'

export interface VarietyFactsProps {
  row: GridRow
  date: IsoDate
  now: Date
  /** What is known of the variety; null while it is not read. */
  known: Pick<CallOutput<'catalogVariety'>, 'headMm' | 'vaseDays'> | null
}

/** When the flowers arrive and until when they can be ordered, how large they are and how long they last. */
export function VarietyFacts({ row, date, now, known }: VarietyFactsProps) {
  const t = useTranslate()
  const format = useFormat()
  const lots = lotsOf(row)
  const [cutoff] = lots.flatMap((lot) => lot.cutoffAt ?? []).toSorted()
  const bunches = [...new Set(lots.map(({ stemsPerBunch }) => stemsPerBunch))]
  const { headMm = null, vaseDays = null } = known ?? {}
  const facts: readonly (readonly [name: string, value: string])[] = [
    [t('catalog.varietyArrives'), `${format.day(date, 'weekday')}, ${format.day(date, 'day')}`],
    ...(cutoff === undefined
      ? []
      : ([
          [
            t('catalog.varietyCutoff'),
            new Date(cutoff) > now ? format.moment(cutoff) : t('catalog.cellClosed'),
          ],
        ] as const)),
    ...(headMm === null
      ? []
      : ([
          [
            t('catalog.varietyHead'),
            t('flowers.headSize', { range: rangeText(toCm(headMm), format.number) }),
          ],
        ] as const)),
    ...(vaseDays === null
      ? []
      : ([
          [
            t('catalog.varietyVase'),
            t('flowers.vaseDays', { to: vaseDays.to, range: rangeText(vaseDays, format.number) }),
          ],
        ] as const)),
    [t('catalog.varietyInBunch'), bunches.map((count) => t('catalog.varietyStems', { count })).join(', ')],
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
