import { Button, TableCell, TableRow, TableSelectCell } from '@flower-market/ui'
import { ColumnAmount } from '@flower-market/app-runtime/column-amount'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { isCreditable } from '../creditable.ts'
import type { StatementLine } from '../statement.atoms.ts'
import { LineMatch } from './LineMatch.tsx'
import styles from './LinesTable.module.css'

/** What is done to a line in a dialog. */
export type LineAction = 'other' | 'excluded'

export interface LineRowProps {
  line: StatementLine
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  onAct: (action: LineAction) => void
}

/** A line of a statement. */
export function LineRow({ line, isChosen, onChoose, onAct }: LineRowProps) {
  const t = useTranslate()
  const format = useFormat()
  const { payer, number, date, purpose, amount, state } = line
  const name = payer.name || t('statements.noPayer')
  const words = { sum: format.money(amount), payer: name }
  return (
    <TableRow selected={isChosen}>
      {isCreditable(line) ? (
        <TableSelectCell
          selected={isChosen}
          label={t('statements.chooseLine', words)}
          onToggle={() => onChoose(!isChosen)}
        />
      ) : (
        <TableCell className={styles.unchosen} />
      )}
      <TableCell className={styles.text}>
        {name}
        {payer.inn !== '' && <span className={styles.more}>{t('statements.inn', { inn: payer.inn })}</span>}
        <span className={styles.more}>
          {t('statements.order', { number: number || '—', day: format.day(date, 'day') })}
        </span>
      </TableCell>
      <TableCell label={t('statements.purpose')} className={styles.purpose}>
        {purpose || '—'}
      </TableCell>
      <TableCell align="end" label={t('statements.sum')} className={styles.sum}>
        <ColumnAmount>{format.money(amount)}</ColumnAmount>
      </TableCell>
      <TableCell label={t('statements.pays')} className={styles.text}>
        <LineMatch line={line} />
      </TableCell>
      <TableCell align="end">
        {state !== 'credited' && (
          <span className={styles.actions}>
            <Button size="s" aria-label={t('statements.otherOne', words)} onClick={() => onAct('other')}>
              {t(line.invoice === null ? 'statements.creditTo' : 'statements.other')}
            </Button>
            {state === 'waiting' && (
              <Button
                size="s"
                tone="quiet"
                aria-label={t('statements.excludeOne', words)}
                onClick={() => onAct('excluded')}
              >
                {t('statements.exclude')}
              </Button>
            )}
          </span>
        )}
      </TableCell>
    </TableRow>
  )
}
