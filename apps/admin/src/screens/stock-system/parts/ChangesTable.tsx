import {
  Button,
  Checkbox,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
} from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { useState } from 'react'
import { ChangedValue } from '../../../components/changed-value/ChangedValue.tsx'
import type { ChosenChanges, SystemChange } from '../use-changes.ts'
import styles from '../StockSystemScreen.module.css'

const shownAtOnce = 100

export interface ChangesTableProps {
  label: string
  changes: readonly SystemChange[]
  /** Null for who may only read. */
  choice: ChosenChanges | null
}

/** Changes of one kind: the lot on sale beside what the stock system says. */
export function ChangesTable({ label, changes, choice }: ChangesTableProps) {
  const t = useTranslate()
  const format = useFormat()
  const [shown, setShown] = useState(shownAtOnce)
  if (changes.length === 0) return <p>{t('imports.systemNone')}</p>
  const chosenHere = choice === null ? 0 : changes.filter(choice.isChosen).length
  const nameOf = (lot: SystemChange['before']) =>
    lot && t('flowers.nameWithLength', { variety: lot.variety, length: lot.lengthCm })
  return (
    <>
      <Table aria-label={label}>
        <TableHead>
          <TableRow>
            <TableHeaderCell>
              {choice === null ? (
                t('imports.systemName')
              ) : (
                <Checkbox
                  checked={chosenHere === changes.length}
                  indeterminate={chosenHere > 0 && chosenHere < changes.length}
                  disabled={choice.isBusy}
                  onChange={() => choice.choose(changes, chosenHere < changes.length)}
                >
                  {t('imports.chooseAll')}
                </Checkbox>
              )}
            </TableHeaderCell>
            <TableHeaderCell>{t('imports.lot')}</TableHeaderCell>
            <TableHeaderCell>{t('imports.plantation')}</TableHeaderCell>
            <TableHeaderCell>{t('imports.day')}</TableHeaderCell>
            <TableHeaderCell align="end">{t('imports.warehousePrice')}</TableHeaderCell>
            <TableHeaderCell align="end">{t('imports.pack')}</TableHeaderCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {changes.slice(0, shown).map((change) => {
            const { code, name, before, after, problem } = change
            const dayOf = (lot: typeof before) => lot && format.day(lot.deliveryDate, 'day')
            const packOf = (lot: typeof before) => lot && `${lot.stemsPerBunch} / ${lot.stemsPerBox}`
            return (
              <TableRow key={code} selected={choice?.isChosen(change) === true}>
                <TableCell>
                  {choice === null ? (
                    name
                  ) : (
                    <Checkbox
                      checked={choice.isChosen(change)}
                      disabled={choice.isBusy}
                      onChange={(event) => choice.choose([change], event.target.checked)}
                    >
                      {name}
                    </Checkbox>
                  )}
                </TableCell>
                <TableCell label={t('imports.lot')}>
                  <ChangedValue from={nameOf(before)} to={nameOf(after)} />
                  {problem !== null && <span className={styles.more}>{t(`imports.problem.${problem}`)}</span>}
                </TableCell>
                <TableCell label={t('imports.plantation')}>
                  <ChangedValue from={before && before.plantation} to={after && after.plantation} />
                </TableCell>
                <TableCell label={t('imports.day')}>
                  <ChangedValue from={dayOf(before)} to={dayOf(after)} />
                </TableCell>
                <TableCell align="end" label={t('imports.warehousePrice')}>
                  <ChangedValue
                    from={before && format.money(before.price)}
                    to={after && format.money(after.price)}
                  />
                </TableCell>
                <TableCell align="end" label={t('imports.pack')}>
                  <ChangedValue from={packOf(before)} to={packOf(after)} />
                </TableCell>
              </TableRow>
            )
          })}
        </TableBody>
      </Table>
      {changes.length > shown && (
        <Button onClick={() => setShown(shown + shownAtOnce)}>
          {t('imports.more', { left: changes.length - shown })}
        </Button>
      )}
    </>
  )
}
