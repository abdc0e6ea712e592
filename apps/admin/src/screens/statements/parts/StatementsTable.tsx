import type { CallOutput } from '@flower-market/api-client'
import { bankLineGroups } from '@flower-market/flower-domain'
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
  TextLink,
} from '@flower-market/ui'
import { ColumnAmount } from '@flower-market/app-runtime/column-amount'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { paths } from '../../../paths.ts'
import styles from './StatementsTable.module.css'

type Statement = CallOutput<'bankStatementList'>['items'][number]

function Days({ days }: Pick<Statement, 'days'>) {
  const t = useTranslate()
  const format = useFormat()
  if (days === null) return t('statements.noDays')
  const { from, to } = days
  if (from === to) return format.day(from, 'day')
  return t('statements.days', { from: format.day(from, 'day'), to: format.day(to, 'day') })
}

/** Imported statements, the newest first, with how many lines of each stand how. */
export function StatementsTable({ statements }: { statements: readonly Statement[] }) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <Table aria-label={t('books.statements')}>
      <TableHead>
        <TableRow>
          <TableHeaderCell>{t('statements.moneyOf')}</TableHeaderCell>
          <TableHeaderCell>{t('statements.lines')}</TableHeaderCell>
          <TableHeaderCell align="end">{t('statements.received')}</TableHeaderCell>
          <TableHeaderCell>{t('statements.imported')}</TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {statements.map((statement) => {
          const counted = bankLineGroups.filter((group) => statement.groups[group].lines > 0)
          const sum = bankLineGroups.reduce((total, group) => total + statement.groups[group].amount, 0)
          return (
            <TableRow key={statement._id}>
              <TableCell>
                <TextLink asChild>
                  <LocalizedLink to={paths.statement(statement._id)}>
                    <Days days={statement.days} />
                  </LocalizedLink>
                </TextLink>
                <span className={styles.more}>
                  {t(statement.format === '1c' ? 'statements.format.1c' : 'statements.format.camt')}
                </span>
              </TableCell>
              <TableCell label={t('statements.lines')}>
                {counted.length === 0 ? (
                  t('statements.noLines')
                ) : (
                  <ul className={styles.counts}>
                    {counted.map((group) => (
                      <li key={group}>
                        {t(`statements.group.${group}`, { count: statement.groups[group].lines })}
                      </li>
                    ))}
                  </ul>
                )}
              </TableCell>
              <TableCell align="end" label={t('statements.received')} className={styles.sum}>
                <ColumnAmount>{format.money(sum)}</ColumnAmount>
              </TableCell>
              <TableCell label={t('statements.imported')}>
                {format.moment(statement.importedAt)}
                <span className={styles.more}>{statement.importedBy}</span>
              </TableCell>
            </TableRow>
          )
        })}
      </TableBody>
    </Table>
  )
}
