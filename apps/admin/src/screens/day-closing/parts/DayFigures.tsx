import type { CallOutput } from '@flower-market/api-client'
import { currencies } from '@flower-market/flower-domain'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '@flower-market/ui'
import { ColumnAmount } from '@flower-market/app-runtime/column-amount'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { PageSection } from '../../../components/page-section/PageSection.tsx'
import styles from './DayFigures.module.css'

type Figures = CallOutput<'dayClosing'>['figures']

/** What each currency's balances come to, which is nothing where the books add up. */
function AccountsSection({ accounts, checkedAccounts }: Pick<Figures, 'accounts' | 'checkedAccounts'>) {
  const t = useTranslate()
  const format = useFormat()
  const columns = ['opening', 'added', 'taken', 'closing'] as const
  return (
    <PageSection title={t('books.accounts')} aside={t('books.checked', { count: checkedAccounts })}>
      {currencies
        .map((currency) => ({ currency, rows: accounts.filter((row) => row.currency === currency) }))
        .filter(({ rows }) => rows.length > 0)
        .map(({ currency, rows }) => (
          <Table key={currency} aria-label={`${t('books.accounts')}, ${currency}`}>
            <TableHead>
              <TableRow>
                <TableHeaderCell>{currency}</TableHeaderCell>
                {columns.map((column) => (
                  <TableHeaderCell key={column} align="end">
                    {t(`books.column.${column}`)}
                  </TableHeaderCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map((row) => (
                <TableRow key={row.holder}>
                  <TableCell>{t(`books.holder.${row.holder}`)}</TableCell>
                  {columns.map((column) => (
                    <TableCell
                      key={column}
                      align="end"
                      label={t(`books.column.${column}`)}
                      className={styles.sum}
                    >
                      <ColumnAmount>{format.money(row[column], currency)}</ColumnAmount>
                    </TableCell>
                  ))}
                </TableRow>
              ))}
              <TableRow className={styles.total}>
                <TableCell>{t('books.together')}</TableCell>
                {columns.map((column) => (
                  <TableCell
                    key={column}
                    align="end"
                    label={t(`books.column.${column}`)}
                    className={styles.sum}
                  >
                    <ColumnAmount>
                      {format.money(
                        rows.reduce((sum, row) => sum + row[column], 0),
                        currency,
                      )}
                    </ColumnAmount>
                  </TableCell>
                ))}
              </TableRow>
            </TableBody>
          </Table>
        ))}
    </PageSection>
  )
}

/** The books of a day: accounts before and after, payments by how they came in, movements by kind. */
export function DayFigures({ figures }: { figures: Figures }) {
  const t = useTranslate()
  const format = useFormat()
  const { byMethod, byKind } = figures
  return (
    <div className={styles.figures}>
      <AccountsSection {...figures} />
      <div className={styles.pair}>
        <PageSection title={t('books.byMethod')}>
          {byMethod.length === 0 && <p className={styles.none}>{t('books.noPayments')}</p>}
          <dl className={styles.list}>
            {byMethod.map(({ method, currency, payments, amount }) => (
              <div key={`${method} ${currency}`}>
                <dt>
                  {t(`books.method.${method}`)}{' '}
                  <span className={styles.count}>{t('books.payments', { count: payments })}</span>
                </dt>
                <dd>
                  <ColumnAmount>{format.money(amount, currency)}</ColumnAmount>
                </dd>
              </div>
            ))}
          </dl>
        </PageSection>
        <PageSection title={t('books.byKind')}>
          {byKind.length === 0 && <p className={styles.none}>{t('books.noMovements')}</p>}
          <dl className={styles.list}>
            {byKind.map(({ kind, currency, movements, amount }) => (
              <div key={`${kind} ${currency}`}>
                <dt>
                  {t(`labels.movement.${kind}`)}{' '}
                  <span className={styles.count}>{t('books.movements', { count: movements })}</span>
                </dt>
                <dd>
                  <ColumnAmount>{format.money(amount, currency)}</ColumnAmount>
                </dd>
              </div>
            ))}
          </dl>
        </PageSection>
      </div>
    </div>
  )
}
