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
  const nameOf = (place: number): string =>
    cell(firstRow - 1, place) || t('imports.column', { number: place + 1 })
  const change = (place: number, chosen: string): void => {
    const known = priceFileColumns.find((one) => one === chosen) ?? 'skip'
    // Of two columns of one kind the first counts: what is chosen now replaces the other.
    const next = columns.map((one, at): PriceFileColumn =>
      at === place ? known : one === known ? 'skip' : one,
    )
    actions.correct({ columns: next })
  }
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{t('imports.columns')}</h2>
      <dl className={styles.mapping}>
        {columns.map(
          (column, place) =>
            column !== 'skip' && (
              <div key={column}>
                <dt>{nameOf(place)}</dt>
                <dd>{t(`imports.column.${column}`)}</dd>
              </div>
            ),
        )}
      </dl>
      <details className={styles.columns}>
        <summary>{t('imports.columnsCorrect')}</summary>
        <div className={styles.choices}>
          {columns.map((column, place) => (
            <ChoiceField
              // oxlint-disable-next-line react/no-array-index-key -- A column is its place.
              key={place}
              label={nameOf(place)}
              hint={cell(firstRow, place)}
              disabled={actions.isBusy}
              choices={priceFileColumns.map((one) => ({ value: one, label: t(`imports.column.${one}`) }))}
              value={column}
              onValueChange={(chosen) => change(place, chosen)}
            />
          ))}
        </div>
      </details>
      <p className={styles.more}>{t('imports.columnsHint', { plantation: review.plantation })}</p>
    </section>
  )
}
