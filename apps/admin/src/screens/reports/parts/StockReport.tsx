import type { CallOutput } from '@flower-market/api-client'
import { slowLotTerms } from '@flower-market/flower-domain'
import {
  Button,
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
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { ResourceView } from '@flower-market/app-runtime/resource-view'
import { useResource } from '@flower-market/app-runtime/server-data'
import { paths } from '../../../paths.ts'
import { useMay } from '../../../state/use-may.ts'
import { reportMessages } from '../report-messages.ts'
import styles from './ReportTable.module.css'
import { ShareCell } from './ShareCell.tsx'

function LotRow({ lot, isOffered }: { lot: CallOutput<'reportStock'>['items'][number]; isOffered: boolean }) {
  const t = useTranslate()
  const format = useFormat()
  const { code, variety, lengthCm, plantation, deliveryDate, sold, left, price, amount } = lot
  const name = t('reports.lotName', { variety, length: lengthCm })
  return (
    <TableRow>
      <TableCell>
        <b>{name}</b>
        <span className={styles.more}>{plantation}</span>
      </TableCell>
      <TableCell label={t('reports.column.day')}>{format.day(deliveryDate, 'day')}</TableCell>
      <TableCell align="end" label={t('reports.column.sold')}>
        <ShareCell tone="warn" share={sold / (sold + left)}>
          {t('reports.ofStems', { part: format.number(sold), whole: format.number(sold + left) })}
        </ShareCell>
      </TableCell>
      <TableCell align="end" label={t('reports.column.price')} className={styles.amount}>
        <ColumnAmount>{format.money(price)}</ColumnAmount>
      </TableCell>
      <TableCell align="end" label={t('reports.column.left')} className={styles.sum}>
        <ColumnAmount>{format.money(amount)}</ColumnAmount>
      </TableCell>
      {isOffered && (
        <TableCell align="end" label={t('reports.column.action')}>
          <Button asChild size="s">
            <LocalizedLink
              to={paths.newAuctionOf(code)}
              aria-label={t('reports.toAuctionLabel', { lot: `${name}, ${plantation}` })}
            >
              {t('reports.toAuction')}
            </LocalizedLink>
          </Button>
        </TableCell>
      )}
    </TableRow>
  )
}

/** Lots that will not be sold in time, each with a link that offers it at an auction. */
export function StockReport() {
  const t = useTranslate()
  const format = useFormat()
  const isOffered = useMay()('auctionCreate')
  return (
    <ResourceView
      resource={useResource('reportStock', {})}
      headingLevel={2}
      messages={reportMessages}
      skeleton={<Skeleton shape="block" height={480} />}
      isEmpty={({ total }) => total === 0}
      empty={<EmptyState title={t('reports.stockEmpty')}>{t('reports.stockEmptyText')}</EmptyState>}
    >
      {({ items, total }) => (
        <div className={styles.report}>
          <p className={styles.lead}>
            <b>{t('reports.lots', { count: total })}</b>.{' '}
            {t('reports.stockLead', { days: slowLotTerms.days, sold: format.percent(slowLotTerms.soldBp) })}
            {total > items.length && (
              <span className={styles.more}>{t('reports.shownOf', { shown: items.length, total })}</span>
            )}
          </p>
          <Table aria-label={t('reports.tab.stock')}>
            <TableHead>
              <TableRow>
                <TableHeaderCell>{t('reports.column.lot')}</TableHeaderCell>
                <TableHeaderCell>{t('reports.column.day')}</TableHeaderCell>
                <TableHeaderCell align="end">{t('reports.column.sold')}</TableHeaderCell>
                <TableHeaderCell align="end">{t('reports.column.price')}</TableHeaderCell>
                <TableHeaderCell align="end">{t('reports.column.left')}</TableHeaderCell>
                {isOffered && <TableHeaderCell align="end">{t('reports.column.action')}</TableHeaderCell>}
              </TableRow>
            </TableHead>
            <TableBody>
              {items.map((lot) => (
                <LotRow key={lot.code} lot={lot} isOffered={isOffered} />
              ))}
            </TableBody>
          </Table>
        </div>
      )}
    </ResourceView>
  )
}
