import type { CallOutput } from '@flower-market/api-client'
import { ColumnAmount } from '@flower-market/app-runtime/column-amount'
import {
  Button,
  DownloadIcon,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
  VisuallyHidden,
} from '@flower-market/ui'
import { useDownload } from '@flower-market/app-runtime/download'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { paths } from '../../../paths.ts'
import styles from './DocumentsTable.module.css'

type DocumentRow = CallOutput<'documentList'>['items'][number]

function DownloadButton({ row: { _id: id, kind, number } }: { row: DocumentRow }) {
  const t = useTranslate()
  const { isBusy, download } = useDownload()
  return (
    <Button
      size="s"
      loading={isBusy}
      aria-label={t('documents.downloadOne', { name: t(`documents.kind.${kind}`), number })}
      onClick={() => void download('documentFile', { params: { id }, query: { kind } })}
    >
      <DownloadIcon />
      {t('documents.pdf')}
    </Button>
  )
}

/** What a document is about: an order, or the payment that brought an advance. */
function Cause({ row: { order, payment } }: { row: DocumentRow }) {
  const t = useTranslate()
  if (order !== null) {
    return (
      <LocalizedLink to={paths.historyOrder(order._id, order.kind)} className={styles.link}>
        {t('documents.order', { number: String(order.number) })}
      </LocalizedLink>
    )
  }
  if (payment === null) return null
  return (
    <LocalizedLink to={paths.replenishment(payment._id)} className={styles.link}>
      {t('documents.topUp', { number: String(payment.number) })}
    </LocalizedLink>
  )
}

/** The documents as rows; on a phone each is a card. */
export function DocumentsTable({ rows }: { rows: readonly DocumentRow[] }) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <Table aria-label={t('documents.title')}>
      <TableHead>
        <TableRow>
          <TableHeaderCell>{t('documents.columnDocument')}</TableHeaderCell>
          <TableHeaderCell>{t('documents.columnDate')}</TableHeaderCell>
          <TableHeaderCell>{t('documents.columnCause')}</TableHeaderCell>
          <TableHeaderCell align="end">{t('documents.columnAmount')}</TableHeaderCell>
          <TableHeaderCell>
            <VisuallyHidden>{t('documents.columnFile')}</VisuallyHidden>
          </TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={`${row.kind}-${row._id}`}>
            <TableCell>
              {t(`documents.kind.${row.kind}`)} {t('documents.number', { number: row.number })}
            </TableCell>
            <TableCell label={t('documents.columnDate')}>{format.day(row.date, 'day')}</TableCell>
            <TableCell label={t('documents.columnCause')}>
              <Cause row={row} />
            </TableCell>
            <TableCell align="end" label={t('documents.columnAmount')}>
              <ColumnAmount>
                {row.amount < 0 ? format.signedMoney(row.amount) : format.money(row.amount)}
              </ColumnAmount>
            </TableCell>
            <TableCell align="end">
              <DownloadButton row={row} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
