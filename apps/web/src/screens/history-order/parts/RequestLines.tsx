import { agreedLineSum, askedLineSum } from '@flower-market/flower-domain'
import {
  Checkbox,
  FlowerPlate,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
  VisuallyHidden,
} from '@flower-market/ui'
import { ColumnAmount } from '@flower-market/app-runtime/column-amount'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { pictureKind } from '@flower-market/app-runtime/flowers'
import { AskedAndAgreed } from './AskedAndAgreed.tsx'
import styles from './RequestLines.module.css'
import type { BuyerRequest } from '../buyer-request.ts'

type Line = BuyerRequest['lines'][number]

export interface RequestLinesProps {
  lines: readonly Line[]
  /** Positions that the buyer does not take. */
  declined: ReadonlySet<number>
  /** Null while nothing can be decided. */
  onToggle: ((position: number) => void) | null
}

/** The lines of a request: asked beside agreed, why they differ, and whether the buyer takes them. */
export function RequestLines({ lines, declined, onToggle }: RequestLinesProps) {
  const t = useTranslate()
  const format = useFormat()
  const price = (minor: number): string => format.money(minor, 'RUB', true)
  return (
    <Table aria-label={t('requests.lines')}>
      <TableHead>
        <TableRow>
          <TableHeaderCell>{t('history.columnPosition')}</TableHeaderCell>
          <TableHeaderCell align="end">{t('history.columnQuantity')}</TableHeaderCell>
          <TableHeaderCell align="end">{t('history.columnPrice')}</TableHeaderCell>
          <TableHeaderCell align="end">{t('history.columnSum')}</TableHeaderCell>
          {onToggle && (
            <TableHeaderCell>
              <VisuallyHidden>{t('requests.take')}</VisuallyHidden>
            </TableHeaderCell>
          )}
        </TableRow>
      </TableHead>
      <TableBody>
        {lines.map((line) => {
          const { position, agreedQuantity, agreedPrice } = line
          const quantity = agreedQuantity ?? line.quantity
          const isLess = quantity < line.quantity
          const isOtherPrice = agreedPrice !== null && agreedPrice !== line.price && quantity > 0
          const sum = agreedQuantity === null ? askedLineSum(line) : agreedLineSum(line)
          const isOut = declined.has(position) || line.status === 'refused' || line.status === 'declined'
          return (
            <TableRow key={position} data-out={isOut ? '' : undefined} className={styles.row}>
              <TableCell>
                <span className={styles.what}>
                  <FlowerPlate kind={pictureKind(line)} tint={line.tint} size="s" />
                  <span>
                    <span className={styles.variety}>
                      {t('flowers.nameWithLength', { variety: line.variety, length: line.lengthCm })}
                    </span>
                    <span className={styles.note}>
                      {line.reason === null
                        ? t('flowers.boxes', { count: line.boxes })
                        : [line.reason !== 'other' && t(`requests.reason.${line.reason}`), line.note]
                            .filter(Boolean)
                            .join(': ')}
                    </span>
                  </span>
                </span>
              </TableCell>
              <TableCell align="end" label={t('history.columnQuantity')}>
                {isLess && (
                  <>
                    <AskedAndAgreed asked={format.number(line.quantity)} isReplaced />{' '}
                  </>
                )}
                <span data-changed={isLess ? '' : undefined} className={styles.value}>
                  {t('flowers.pieces', { count: quantity })}
                </span>
              </TableCell>
              <TableCell align="end" label={t('history.columnPrice')}>
                {isOtherPrice && (
                  <>
                    <AskedAndAgreed asked={price(line.price)} isReplaced />{' '}
                  </>
                )}
                <span data-changed={isOtherPrice ? '' : undefined} className={styles.value}>
                  {price(isOtherPrice ? agreedPrice : line.price)}
                </span>
              </TableCell>
              <TableCell align="end" label={t('history.columnSum')} className={styles.sum}>
                <span className={styles.amount}>
                  <ColumnAmount>{price(sum.minor)}</ColumnAmount>
                </span>
              </TableCell>
              {onToggle && (
                <TableCell align="end">
                  {line.status === 'agreed' && (
                    <Checkbox checked={!declined.has(position)} onChange={() => onToggle(position)}>
                      {t('requests.take')}
                      <VisuallyHidden>
                        {' '}
                        {t('flowers.nameWithLength', { variety: line.variety, length: line.lengthCm })}
                      </VisuallyHidden>
                    </Checkbox>
                  )}
                </TableCell>
              )}
            </TableRow>
          )
        })}
      </TableBody>
    </Table>
  )
}
