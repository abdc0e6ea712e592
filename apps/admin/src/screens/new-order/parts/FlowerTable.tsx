import { packStep, sellableStems, type FlowerCard } from '@flower-market/flower-domain'
import { ColumnAmount } from '@flower-market/app-runtime/column-amount'
import {
  EmptyState,
  FlowerPicture,
  QuantityStepper,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
} from '@flower-market/ui'
import { pictureKind } from '@flower-market/app-runtime/flowers'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { matchingCards, maxShownCards, type Quantities } from '../order-draft.ts'
import styles from './FlowerTable.module.css'

export interface FlowerTableProps {
  /** The lots of the day, at the client's prices. */
  cards: readonly FlowerCard[]
  search: string
  quantities: Quantities
  onQuantityChange: (code: string, quantity: number) => void
}

/** The lots of a day with how many stems of each are ordered, in whole packs. */
export function FlowerTable({ cards, search, quantities, onQuantityChange }: FlowerTableProps) {
  const t = useTranslate()
  const format = useFormat()
  const found = matchingCards(cards, search)
  const shown = found.slice(0, maxShownCards)
  if (shown.length === 0) {
    return <EmptyState title={t('placing.nothingFound')}>{t('placing.nothingFoundText')}</EmptyState>
  }
  return (
    <div>
      <Table aria-label={t('placing.flowers')}>
        <TableHead>
          <TableRow>
            <TableHeaderCell>{t('placing.variety')}</TableHeaderCell>
            <TableHeaderCell align="end">{t('placing.price')}</TableHeaderCell>
            <TableHeaderCell align="end">{t('placing.available')}</TableHeaderCell>
            <TableHeaderCell align="end">{t('placing.quantity')}</TableHeaderCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {shown.map((card) => {
            const name = t('flowers.nameWithLength', { variety: card.variety, length: card.lengthCm })
            const quantity = quantities.get(card.code) ?? 0
            const most = sellableStems(card.stemsAvailable, card)
            return (
              <TableRow key={card.code} selected={quantity > 0}>
                <TableCell>
                  <span className={styles.flower}>
                    <FlowerPicture kind={pictureKind(card)} tint={card.tint} className={styles.icon} />
                    <span>
                      <strong>{name}</strong>
                      <span className={styles.more}>{card.plantation}</span>
                    </span>
                  </span>
                </TableCell>
                <TableCell align="end" label={t('placing.price')} className={styles.price}>
                  <ColumnAmount>{format.money(card.price)}</ColumnAmount>
                </TableCell>
                <TableCell align="end" label={t('placing.available')} className={styles.quiet}>
                  {t('placing.availableOf', { stems: card.stemsAvailable, pack: packStep(card) })}
                </TableCell>
                <TableCell align="end" label={t('placing.quantity')}>
                  <QuantityStepper
                    className={styles.stepper}
                    label={t('placing.quantityOf', { lot: `${name}, ${card.plantation}` })}
                    decreaseLabel={t('placing.less', { lot: name })}
                    increaseLabel={t('placing.more', { lot: name })}
                    value={quantity}
                    step={packStep(card)}
                    max={most}
                    disabled={most === 0 && quantity === 0}
                    explainSnap={({ value }) => t('placing.snapped', { stems: value })}
                    onCommit={(stems) => onQuantityChange(card.code, stems)}
                  />
                </TableCell>
              </TableRow>
            )
          })}
        </TableBody>
      </Table>
      {found.length > shown.length && (
        <p className={styles.rest}>{t('placing.shown', { shown: shown.length, total: found.length })}</p>
      )}
    </div>
  )
}
