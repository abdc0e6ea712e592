import {
  EmptyState,
  LoadMore,
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
import { usePagedList } from '@flower-market/app-runtime/server-data'
import { FlowerName } from '../../../components/flower-name/FlowerName.tsx'
import { paths } from '../../../paths.ts'
import styles from './SalesView.module.css'

const salesPerPage = 20
const messages = { loading: 'auction.loading', failedText: 'auction.loadFailedText' } as const

/** What was sold at the clock, or what this person has bought there; newest first. */
export function SalesView({ isOwn }: { isOwn: boolean }) {
  const t = useTranslate()
  const format = useFormat()
  const { list, showMore } = usePagedList('auctionHistory', (page) => ({
    query: { page, limit: salesPerPage, isOwn },
  }))
  return (
    <ResourceView
      resource={list}
      headingLevel={2}
      messages={messages}
      skeleton={
        <div className={styles.sales}>
          <Skeleton shape="block" height={320} />
        </div>
      }
      empty={<EmptyState title={t(isOwn ? 'auction.mineEmpty' : 'auction.historyEmpty')} />}
      isEmpty={({ rows }) => rows.length === 0}
    >
      {({ rows, total, next }) => (
        <div className={styles.sales}>
          <Table aria-label={t(isOwn ? 'auction.view.mine' : 'auction.view.history')}>
            <TableHead>
              <TableRow>
                <TableHeaderCell>{t('auction.column.when')}</TableHeaderCell>
                <TableHeaderCell>{t('auction.column.lot')}</TableHeaderCell>
                <TableHeaderCell align="end">{t('auction.column.stems')}</TableHeaderCell>
                <TableHeaderCell align="end">{t('auction.column.price')}</TableHeaderCell>
                <TableHeaderCell align="end">{t('auction.column.own')}</TableHeaderCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map(({ _id, at, variety, lengthCm, plantation, stems, price, own }) => (
                <TableRow key={_id}>
                  <TableCell label={t('auction.column.when')}>{format.moment(at)}</TableCell>
                  <TableCell className={styles.lot}>
                    <FlowerName variety={variety} lengthCm={lengthCm} plantation={plantation} />
                  </TableCell>
                  <TableCell label={t('auction.column.stems')} align="end">
                    {format.number(stems)}
                  </TableCell>
                  <TableCell label={t('auction.column.price')} align="end">
                    <ColumnAmount>{format.price(price)}</ColumnAmount>
                  </TableCell>
                  <TableCell
                    label={t('auction.column.own')}
                    align="end"
                    className={own === null ? styles.none : undefined}
                  >
                    {own !== null && (
                      <>
                        <ColumnAmount>{format.money(price * stems)}</ColumnAmount>
                        <LocalizedLink to={paths.historyOrder(own.orderId)} className={styles.order}>
                          {t('auction.order', { number: own.number })}
                        </LocalizedLink>
                      </>
                    )}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
          <LoadMore
            state={next}
            onMore={showMore}
            onRetry={list.refresh}
            moreLabel={t('auction.moreSales')}
            retryLabel={t('runtime.retry')}
            failedText={t('auction.moreFailed')}
            status={t('auction.shown', { shown: rows.length, total })}
          />
        </div>
      )}
    </ResourceView>
  )
}
