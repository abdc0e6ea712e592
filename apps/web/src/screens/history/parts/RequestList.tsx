import { isOpenRequest } from '@flower-market/flower-domain'
import { ColumnAmount } from '@flower-market/app-runtime/column-amount'
import { TableCell, TableRow } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { useResource } from '@flower-market/app-runtime/server-data'
import { RequestStatusBadge } from '../../../components/request-status/RequestStatusBadge.tsx'
import { useTimeLeft } from '../../../components/request-status/use-time-left.ts'
import { paths } from '../../../paths.ts'
import { RequestTable } from '../../../components/request-table/RequestTable.tsx'
import styles from './RequestList.module.css'

/** Requests to plantations that have not become orders: those that wait for somebody; with `hasClosed` also those that are over. */
export function RequestList({ hasClosed }: { hasClosed: boolean }) {
  const t = useTranslate()
  const format = useFormat()
  const timeLeft = useTimeLeft()
  const list = useResource('plantationOrderList', { query: { page: 1, limit: 1 } })
  const all = list.status === 'ready' ? list.data.requests : []
  const rows = all.filter(({ status }) => hasClosed || isOpenRequest(status))
  if (rows.length === 0) return null
  return (
    <section className={styles.requests}>
      <h2>{t('requests.title')}</h2>
      <RequestTable label="requests.title" columns={['requests.column', 'history.columnDelivery']}>
        {rows.map((row) => {
          const left = isOpenRequest(row.status) ? timeLeft(row.until) : null
          return (
            <TableRow key={row._id}>
              <TableCell>
                <LocalizedLink to={paths.historyOrder(row._id, 'forPlantations')} className={styles.link}>
                  {row.number} · {row.plantation.name}
                </LocalizedLink>
              </TableCell>
              <TableCell label={t('history.columnDelivery')}>
                {format.day(row.deliveryDate, 'day')} · {t('flowers.positions', { count: row.positions })}
              </TableCell>
              <TableCell label={t('history.columnStatus')}>
                <RequestStatusBadge status={row.status} /> {left && t('requests.left', { left: left.text })}
              </TableCell>
              <TableCell align="end" label={t('history.columnSum')}>
                <ColumnAmount>{format.money(row.sum)}</ColumnAmount>
              </TableCell>
            </TableRow>
          )
        })}
      </RequestTable>
    </section>
  )
}
