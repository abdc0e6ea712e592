import type { CallOutput } from '@flower-market/api-client'
import { ColumnAmount } from '@flower-market/app-runtime/column-amount'
import { percentageNames } from '@flower-market/flower-domain'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '@flower-market/ui'
import { PageSection } from '../../../components/page-section/PageSection.tsx'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { PersonFacts } from './PersonFacts.tsx'

export interface ReferredRecordProps {
  person: Extract<CallOutput<'userById'>, { view: 'referred' }>
}

/** What an agent reads of a referred person: orders by month, and what they earn from them. */
export function ReferredRecord({ person: { share, months } }: ReferredRecordProps) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <>
      {share !== null && (
        <PersonFacts
          title={t('users.yourShare')}
          facts={percentageNames.map((name) => [t(`users.${name}`), format.percent(share[name])])}
        />
      )}
      <PageSection id="earnings" title={t('users.earnings')} hint={t('users.earningsHint')}>
        {months.length === 0 ? (
          <p>{t('users.noOrders')}</p>
        ) : (
          <Table aria-label={t('users.earnings')}>
            <TableHead>
              <TableRow>
                <TableHeaderCell>{t('users.month')}</TableHeaderCell>
                <TableHeaderCell align="end">{t('users.orders')}</TableHeaderCell>
                <TableHeaderCell align="end">{t('users.orderSum')}</TableHeaderCell>
                <TableHeaderCell align="end">{t('users.expected')}</TableHeaderCell>
                <TableHeaderCell align="end">{t('users.earned')}</TableHeaderCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {months.map(({ month, orders: count, sum, expected, earned }) => (
                <TableRow key={month}>
                  <TableCell>{format.day(month, 'month')}</TableCell>
                  <TableCell label={t('users.orders')} align="end">
                    {count}
                  </TableCell>
                  <TableCell label={t('users.orderSum')} align="end">
                    <ColumnAmount>{format.money(sum)}</ColumnAmount>
                  </TableCell>
                  <TableCell label={t('users.expected')} align="end">
                    <ColumnAmount>{format.money(expected)}</ColumnAmount>
                  </TableCell>
                  <TableCell label={t('users.earned')} align="end">
                    <ColumnAmount>{format.money(earned)}</ColumnAmount>
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )}
      </PageSection>
    </>
  )
}
