import {
  FlowerPlate,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
} from '@flower-market/ui'
import { FlowerName } from '../../../components/flower-name/FlowerName.tsx'
import { pictureKind } from '../../../components/picture-kind/picture-kind.ts'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { isAgreedLess, type OrderPosition } from '../order-facts.ts'
import { AskedAndAgreed } from './AskedAndAgreed.tsx'
import styles from './OrderPositions.module.css'

/** The lines of an order: asked beside agreed, price, sum. */
export function OrderPositions({ lines }: { lines: readonly OrderPosition[] }) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <Table aria-label={t('history.positions')}>
      <TableHead>
        <TableRow>
          <TableHeaderCell>{t('history.columnPosition')}</TableHeaderCell>
          <TableHeaderCell align="end">{t('history.columnRequested')}</TableHeaderCell>
          <TableHeaderCell align="end">{t('history.columnAgreed')}</TableHeaderCell>
          <TableHeaderCell align="end">{t('history.columnPrice')}</TableHeaderCell>
          <TableHeaderCell align="end">{t('history.columnSum')}</TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {lines.map((line) => (
          <TableRow key={line.code} className={styles.row}>
            <TableCell className={styles.flower}>
              <span className={styles.what}>
                <FlowerPlate kind={pictureKind(line)} tint={line.tint} size="s" />
                <FlowerName variety={line.variety} lengthCm={line.lengthCm} plantation={line.plantation} />
              </span>
            </TableCell>
            <TableCell
              align="end"
              className={styles.requested}
              data-same={isAgreedLess(line) ? undefined : ''}
            >
              <AskedAndAgreed asked={format.number(line.quantity)} isReplaced={isAgreedLess(line)} />
            </TableCell>
            <TableCell align="end" className={styles.agreed}>
              <span data-less={isAgreedLess(line) ? '' : undefined}>
                {format.number(line.agreedQuantity)}
              </span>
              <span className={styles.unit}>{t('history.stemsUnit')}</span>
            </TableCell>
            <TableCell align="end" className={styles.price}>
              {line.agreedPrice !== line.price && (
                <>
                  <AskedAndAgreed asked={format.money(line.price, 'RUB', true)} isReplaced />{' '}
                </>
              )}
              {format.money(line.agreedPrice, 'RUB', true)}
            </TableCell>
            <TableCell align="end" className={styles.sum}>
              {format.money(line.sum, 'RUB', true)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
