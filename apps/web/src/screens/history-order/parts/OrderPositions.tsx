import {
  FlowerPlate,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
} from '@flower-market/ui'
import { ChangedMoney } from '../../../components/changed-money/ChangedMoney.tsx'
import { FlowerName } from '../../../components/flower-name/FlowerName.tsx'
import { usePacking } from '../../../components/packing/use-packing.ts'
import { pictureKind } from '@flower-market/app-runtime/flowers'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { isAgreedLess, type OrderPosition } from '../order-facts.ts'
import { AskedAndAgreed } from './AskedAndAgreed.tsx'
import styles from './OrderPositions.module.css'

/** How a position was packed: whole boxes hold whole bunches, too. */
function packOf({ stemsPerBunch }: OrderPosition) {
  return { stemsPerBunch, stemsPerBox: stemsPerBunch, soldBy: 'bunch' } as const
}

/** What a line would cost if all that was agreed were charged: not so after a return, a claim or a short delivery. */
function agreedSum({ agreedPrice, agreedQuantity }: OrderPosition): number {
  return agreedPrice * agreedQuantity
}

/** The lines of an order: quantity and packs, price, sum; asked and agreed apart where they differ in any of them. */
export function OrderPositions({ lines }: { lines: readonly OrderPosition[] }) {
  const t = useTranslate()
  const format = useFormat()
  const packing = usePacking()
  const hasRequested = lines.some(isAgreedLess)
  const writePrice = format.moneyColumn(lines.flatMap(({ price, agreedPrice }) => [price, agreedPrice]))
  const writeSum = format.moneyColumn(lines.flatMap((line) => [line.sum, agreedSum(line)]))
  return (
    <Table aria-label={t('history.positions')}>
      <TableHead>
        <TableRow>
          <TableHeaderCell>{t('history.columnPosition')}</TableHeaderCell>
          {hasRequested && <TableHeaderCell align="end">{t('history.columnRequested')}</TableHeaderCell>}
          <TableHeaderCell align="end">
            {t(hasRequested ? 'history.columnAgreed' : 'history.columnQuantity')}
          </TableHeaderCell>
          <TableHeaderCell>{t('history.columnPacks')}</TableHeaderCell>
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
                <FlowerName
                  variety={line.variety}
                  lengthCm={line.lengthCm}
                  plantation={line.plantation}
                  {...(line.country !== '' && { country: line.country })}
                />
              </span>
            </TableCell>
            {hasRequested && (
              <TableCell
                align="end"
                className={styles.requested}
                data-same={isAgreedLess(line) ? undefined : ''}
              >
                {isAgreedLess(line) && (
                  <AskedAndAgreed asked={t('flowers.pieces', { count: line.quantity })} isReplaced />
                )}
              </TableCell>
            )}
            <TableCell align="end" className={styles.agreed}>
              <span data-less={isAgreedLess(line) ? '' : undefined}>
                {t('flowers.pieces', { count: line.agreedQuantity })}
              </span>
            </TableCell>
            <TableCell className={styles.packs}>{packing(line.agreedQuantity, packOf(line))}</TableCell>
            <TableCell align="end" className={styles.price}>
              <ChangedMoney was={line.price} now={line.agreedPrice} write={writePrice} />
            </TableCell>
            <TableCell align="end" className={styles.sum}>
              <ChangedMoney was={agreedSum(line)} now={line.sum} write={writeSum} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
