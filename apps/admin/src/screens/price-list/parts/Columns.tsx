import { priceFileColumns, type PriceFileColumn } from '@flower-market/flower-domain'
import { ChoiceField } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import type { Review, ReviewActions } from '../use-review.ts'
import styles from './ReviewPage.module.css'

/** What each column of the file was understood as, to be corrected; it is remembered for the plantation. */
export function Columns({ review, actions }: { review: Review; actions: ReviewActions }) {
  const t = useTranslate()
  const { columns, firstRow, sample } = review
  const cell = (row: number, place: number): string => sample[row]?.[place] ?? ''
  const change = (place: number, chosen: string): void => {
    const known = priceFileColumns.find((one) => one === chosen) ?? 'skip'
    // Of two columns of one kind the first counts: what is chosen now replaces the other.
    const next = columns.map((one, at): PriceFileColumn =>
      at === place ? known : one === known ? 'skip' : one,
    )
    actions.correct({ columns: next })
  }
  return (
    <details className={styles.columns}>
      <summary>{t('imports.columns')}</summary>
      <p>{t('imports.columnsHint')}</p>
      <div className={styles.choices}>
        {columns.map((column, place) => (
          <ChoiceField
            // oxlint-disable-next-line react/no-array-index-key -- A column is its place.
            key={place}
            label={cell(firstRow - 1, place) || t('imports.column', { number: place + 1 })}
            hint={cell(firstRow, place)}
            disabled={actions.isBusy}
            choices={priceFileColumns.map((one) => ({ value: one, label: t(`imports.column.${one}`) }))}
            value={column}
            onValueChange={(chosen) => change(place, chosen)}
          />
        ))}
      </div>
    </details>
  )
}
