import { Button, Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { useState } from 'react'
import { ChangedValue } from '../../../components/changed-value/ChangedValue.tsx'
import type { ReviewActions, ReviewLine } from '../use-review.ts'
import styles from './ReviewPage.module.css'

const shownAtOnce = 100

export interface ReviewTableProps {
  label: string
  lines: readonly ReviewLine[]
  /** Null where the price list is decided. */
  actions: ReviewActions | null
}

/** Lines of one outcome: what stands in the file, and the lot before and after. */
export function ReviewTable({ label, lines, actions }: ReviewTableProps) {
  const t = useTranslate()
  const format = useFormat()
  const [shown, setShown] = useState(shownAtOnce)
  if (lines.length === 0) return <p>{t('imports.noLines')}</p>
  return (
    <>
      <Table aria-label={label}>
        <TableHead>
          <TableRow>
            <TableHeaderCell>{t('imports.line')}</TableHeaderCell>
            <TableHeaderCell>{t('imports.lot')}</TableHeaderCell>
            <TableHeaderCell align="end">{t('imports.price')}</TableHeaderCell>
            <TableHeaderCell align="end">{t('imports.stems')}</TableHeaderCell>
            <TableHeaderCell align="end">{t('imports.pack')}</TableHeaderCell>
            {actions && <TableHeaderCell align="end">{t('imports.actions')}</TableHeaderCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.slice(0, shown).map((line) => {
            const { number, before, after, reason } = line
            const lot = after ?? before
            const packOf = (one: typeof lot) => one && `${one.stemsPerBunch} / ${one.stemsPerBox}`
            return (
              <TableRow key={line.code ?? `row ${number}`}>
                <TableCell>
                  {number === null ? t('imports.notInFile') : t('imports.row', { number })}
                  <span className={styles.more}>{line.text}</span>
                </TableCell>
                <TableCell label={t('imports.lot')}>
                  {reason !== null && t(`imports.reason.${reason}`)}
                  {lot && t('flowers.nameWithLength', { variety: lot.variety, length: lot.lengthCm })}
                </TableCell>
                <TableCell align="end" label={t('imports.price')}>
                  <ChangedValue
                    from={before && format.money(before.price)}
                    to={after && format.money(after.price)}
                  />
                </TableCell>
                <TableCell align="end" label={t('imports.stems')}>
                  <ChangedValue
                    from={before && format.number(before.stemsAvailable)}
                    to={after && format.number(after.stemsAvailable)}
                  />
                </TableCell>
                <TableCell align="end" label={t('imports.pack')}>
                  <ChangedValue from={packOf(before)} to={packOf(after)} />
                </TableCell>
                {actions && (
                  <TableCell align="end" label={t('imports.actions')}>
                    {number !== null && (
                      <Button
                        size="s"
                        tone="quiet"
                        disabled={actions.isBusy}
                        aria-label={t(line.status === 'skipped' ? 'imports.takeRow' : 'imports.skipRow', {
                          number,
                        })}
                        onClick={() => actions.skip(number, line.status !== 'skipped')}
                      >
                        {t(line.status === 'skipped' ? 'imports.take' : 'imports.skip')}
                      </Button>
                    )}
                  </TableCell>
                )}
              </TableRow>
            )
          })}
        </TableBody>
      </Table>
      {lines.length > shown && (
        <Button onClick={() => setShown(shown + shownAtOnce)}>
          {t('imports.more', { left: lines.length - shown })}
        </Button>
      )}
    </>
  )
}
