import type { CartItem, IsoDate } from '@flower-market/flower-domain'
import { CloseIcon, IconButton } from '@flower-market/ui'
import { ColumnAmount } from '@flower-market/app-runtime/column-amount'
import { useSetAtom } from 'jotai'
import { useFarm } from '../../../components/flower-name/use-farm.ts'
import { usePacking } from '../../../components/packing/use-packing.ts'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { setQuantityAtom } from '../../../state/cart.atoms.ts'
import { struck } from '../../../components/marked-text/marked-text.tsx'
import styles from './DaySummaryPanel.module.css'
import type { DeliveryLine } from './delivery-lines.ts'

export interface DeliveryLineViewProps {
  date: IsoDate
  line: DeliveryLine
  /** Writes a sum as the others of the column are written. */
  writeSum: (minor: number) => string
  /** Opens the variety of a lot. */
  onOpen: (code: string) => void
}

/** Takes a line out of the cart; seen while the line is pointed at or focused. */
function RemoveLine({
  date,
  item,
  name,
}: Pick<DeliveryLineViewProps, 'date'> & { item: CartItem; name: string }) {
  const t = useTranslate()
  const setQuantity = useSetAtom(setQuantityAtom)
  return (
    <IconButton
      size="s"
      label={t('catalog.removeOf', { name })}
      className={styles.remove}
      data-remove
      onClick={() => setQuantity({ date, code: item.code, price: item.price, quantity: 0 })}
    >
      <CloseIcon />
    </IconButton>
  )
}

/** One line of the delivery: what, from where, how much, in which packs, at which price, and what has changed since. */
export function DeliveryLineView({ date, line, writeSum, onOpen }: DeliveryLineViewProps) {
  const { item, card, sumMinor, wasPrice, left, isClosed } = line
  const t = useTranslate()
  const format = useFormat()
  const packing = usePacking()
  const farmOf = useFarm()
  if (card === null) {
    const unknown = t('catalog.lineUnknown', { code: item.code })
    return (
      <li className={styles.line} data-line data-changed="lost">
        <b>{unknown}</b>
        <span className={styles.was}>{t('catalog.lineGone')}</span>
        <RemoveLine date={date} item={item} name={unknown} />
      </li>
    )
  }
  const facts = [
    t('flowers.pieces', { count: left ?? item.quantity }),
    packing(left ?? item.quantity, card),
    format.money(card.price, 'RUB', true),
  ]
  const name = t('flowers.nameWithLength', { variety: card.variety, length: card.lengthCm })
  const asked = item.price * item.quantity
  return (
    <li
      className={styles.line}
      data-line
      data-changed={isClosed || left !== null ? 'lost' : wasPrice !== null ? 'price' : undefined}
    >
      <button type="button" className={styles.name} onClick={() => onOpen(card.code)}>
        {name}
      </button>
      <strong>
        {asked !== sumMinor && <s>{writeSum(asked)}</s>}
        <ColumnAmount>{writeSum(sumMinor)}</ColumnAmount>
      </strong>
      <span>{farmOf(card)}</span>
      <span>{facts.filter((fact) => fact !== '').join(' · ')}</span>
      {wasPrice !== null && (
        <span className={styles.was}>
          {t.rich('catalog.linePriceWas', { price: format.money(wasPrice, 'RUB', true), s: struck })}
        </span>
      )}
      {isClosed && <span className={styles.was}>{t('catalog.cellClosed')}</span>}
      {left !== null && (
        <span className={styles.was}>{t('catalog.lineLeft', { left, asked: item.quantity })}</span>
      )}
      <RemoveLine date={date} item={item} name={name} />
    </li>
  )
}
