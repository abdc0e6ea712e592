import { moscowDateOf, stoppedBuyerDays } from '@flower-market/flower-domain'
import {
  EmptyState,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
} from '@flower-market/ui'
import { ColumnAmount } from '@flower-market/app-runtime/column-amount'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { RowLink } from '@flower-market/app-runtime/navigation'
import { ResourceView } from '@flower-market/app-runtime/resource-view'
import { useResource } from '@flower-market/app-runtime/server-data'
import { paths } from '../../../paths.ts'
import { reportMessages } from '../report-messages.ts'
import styles from './ReportTable.module.css'

/** Buyers who have stopped ordering, each with a link to their page. */
export function BuyersReport() {
  const t = useTranslate()
  const format = useFormat()
  return (
    <ResourceView
      resource={useResource('reportBuyers', {})}
      headingLevel={2}
      messages={reportMessages}
      skeleton={<Skeleton shape="block" height={480} />}
      isEmpty={({ total }) => total === 0}
      empty={<EmptyState title={t('reports.buyersEmpty')}>{t('reports.buyersEmptyText')}</EmptyState>}
    >
      {({ items, total }) => (
        <div className={styles.report}>
          <p className={styles.lead}>
            <b>{t('reports.buyersCount', { count: total })}</b>. {t('reports.buyersLead', stoppedBuyerDays)}
            {total > items.length && (
              <span className={styles.more}>{t('reports.shownOf', { shown: items.length, total })}</span>
            )}
          </p>
          <Table aria-label={t('reports.tab.buyers')}>
            <TableHead>
              <TableRow>
                <TableHeaderCell>{t('reports.column.buyer')}</TableHeaderCell>
                <TableHeaderCell>{t('reports.column.lastOrder')}</TableHeaderCell>
                <TableHeaderCell align="end">{t('reports.column.orderCount')}</TableHeaderCell>
                <TableHeaderCell align="end">{t('reports.column.usual')}</TableHeaderCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {items.map((buyer) => (
                <TableRow key={buyer._id}>
                  <TableCell>
                    <RowLink to={paths.person(buyer._id)}>{buyer.name || buyer.company || buyer._id}</RowLink>
                    {buyer.company !== '' && <span className={styles.more}>{buyer.company}</span>}
                  </TableCell>
                  <TableCell label={t('reports.column.lastOrder')}>
                    {format.day(moscowDateOf(new Date(buyer.lastOrderAt)), 'day')}
                  </TableCell>
                  <TableCell align="end" label={t('reports.column.orderCount')}>
                    {format.number(buyer.orders)}
                  </TableCell>
                  <TableCell align="end" label={t('reports.column.usual')} className={styles.sum}>
                    <ColumnAmount>{format.money(buyer.usualSum)}</ColumnAmount>
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </div>
      )}
    </ResourceView>
  )
}
