import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '@flower-market/ui'
import { ColumnAmount } from '@flower-market/app-runtime/column-amount'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { PageSection } from '../../../components/page-section/PageSection.tsx'
import type { Order } from '../order-action.ts'
import styles from './LinesSection.module.css'

/** The lines as they were asked for, agreed, shipped and charged, and why something is less. */
export function LinesSection({ order }: { order: Order }) {
  const t = useTranslate()
  const format = useFormat()
  const { lines, credits, status } = order
  const isShipped = lines.some(({ shippedQuantity }) => shippedQuantity > 0)
  const isAgreed = status !== 'new' && status !== 'in_process'
  const size = [
    t('orders.contentOf', { lines: lines.length, stems: order.stems }),
    t('orders.boxes', { count: order.boxes }),
  ]
  return (
    <PageSection title={t('orders.lines')} aside={size.join(' · ')}>
      <Table aria-label={t('orders.lines')}>
        <TableHead>
          <TableRow>
            <TableHeaderCell>{t('orders.variety')}</TableHeaderCell>
            <TableHeaderCell align="end">{t('orders.asked')}</TableHeaderCell>
            {isAgreed && <TableHeaderCell align="end">{t('orders.agreed')}</TableHeaderCell>}
            {isShipped && <TableHeaderCell align="end">{t('orders.shippedStems')}</TableHeaderCell>}
            <TableHeaderCell align="end">{t('orders.price')}</TableHeaderCell>
            <TableHeaderCell align="end">{t('orders.sum')}</TableHeaderCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((line) => (
            <TableRow key={line.code}>
              <TableCell className={styles.variety}>
                {t('orders.varietyOf', { variety: line.variety, length: line.lengthCm })}
                <span className={styles.more}>{line.plantation}</span>
                {credits
                  .filter(({ code }) => code === line.code)
                  .map(({ amount, reason, at }) => (
                    <span key={`${at} ${amount}`} className={styles.credit}>
                      {t('orders.creditOf', { sum: format.money(amount), reason })}
                    </span>
                  ))}
              </TableCell>
              <TableCell align="end" label={t('orders.asked')} className={styles.stems}>
                {format.number(line.quantity)}
              </TableCell>
              {isAgreed && (
                <TableCell
                  align="end"
                  label={t('orders.agreed')}
                  className={styles.stems}
                  data-less={line.agreedQuantity < line.quantity ? '' : undefined}
                >
                  {format.number(line.agreedQuantity)}
                </TableCell>
              )}
              {isShipped && (
                <TableCell
                  align="end"
                  label={t('orders.shippedStems')}
                  className={styles.stems}
                  data-less={line.shippedQuantity < line.agreedQuantity ? '' : undefined}
                >
                  {format.number(line.shippedQuantity)}
                </TableCell>
              )}
              <TableCell align="end" label={t('orders.price')} className={styles.stems}>
                <ColumnAmount>{format.money(line.agreedPrice)}</ColumnAmount>
              </TableCell>
              <TableCell align="end" label={t('orders.sum')} className={styles.sum}>
                <ColumnAmount>{format.money(line.sum)}</ColumnAmount>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </PageSection>
  )
}
