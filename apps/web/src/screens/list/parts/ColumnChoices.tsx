import { listColumns, type ListColumn } from '@flower-market/flower-domain'
import { useSetAtom } from 'jotai'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { ChoiceField } from '@flower-market/app-runtime/forms'
import type { PastedList } from '../../../state/pasted-list.atoms.ts'
import { setColumnAtom } from '../list-screen.atoms.ts'
import styles from './ColumnChoices.module.css'

const mostColumns = 30

/** What each column of a table was understood as, to be corrected. */
export function ColumnChoices({ list: { rows, columns } }: { list: PastedList }) {
  const t = useTranslate()
  const setColumn = useSetAtom(setColumnAtom)
  const sampleOf = (place: number): string =>
    rows.slice(columns.firstRow).find((row) => (row[place] ?? '') !== '')?.[place] ?? ''
  const headingOf = (place: number): string =>
    (columns.firstRow > 0 ? rows[columns.firstRow - 1]?.[place] : undefined) ||
    t('list.column', { number: place + 1 })
  const shown = columns.columns
    .slice(0, mostColumns)
    .map((column, place) => ({ id: `column-${place}`, column, place }))
  return (
    <details className={styles.columns}>
      <summary>{t('list.columns')}</summary>
      <p>{t('list.columnsHint')}</p>
      <div className={styles.choices}>
        {shown.map(({ id, column, place }) => (
          <ChoiceField
            key={id}
            label={headingOf(place)}
            hint={sampleOf(place)}
            choices={listColumns.map((one) => ({ value: one, label: t(`list.column.${one}`) }))}
            value={column}
            onValueChange={(chosen) => setColumn(place, chosen as ListColumn)}
          />
        ))}
      </div>
    </details>
  )
}
