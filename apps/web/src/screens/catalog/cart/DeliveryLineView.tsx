import { usePacking } from '../../../components/packing/use-packing.ts'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { struck } from '../bold.tsx'
import styles from './DaySummaryPanel.module.css'
import type { DeliveryLine } from './delivery-lines.ts'

/** One line of the delivery: what, how much, in which packs, at which price, and what has changed since. */
export function DeliveryLineView({ line: { item, card, sumMinor, wasPrice, left } }: { line: DeliveryLine }) {
  const t = useTranslate()
  const format = useFormat()
  const packing = usePacking()
  if (card === null) {
    return (
      <li className={styles.line} data-changed="lost">
        <b>{t('catalog.lineUnknown', { code: item.code })}</b>
        <span className={styles.was}>{t('catalog.lineGone')}</span>
      </li>
    )
  }
  const facts = [
    t('flowers.pieces', { count: left ?? item.quantity }),
    packing(left ?? item.quantity, card),
    format.money(card.price, 'RUB', true),
  ]
  const asked = item.price * item.quantity
  return (
    <li
      className={styles.line}
      data-changed={left !== null ? 'lost' : wasPrice !== null ? 'price' : undefined}
    >
      <b>{t('flowers.nameWithLength', { variety: card.variety, length: card.lengthCm })}</b>
      <strong>
        {asked !== sumMinor && <s>{format.money(asked, 'RUB', true)}</s>}
        {format.money(sumMinor, 'RUB', true)}
      </strong>
      <span>{facts.filter((fact) => fact !== '').join(' · ')}</span>
      {wasPrice !== null && (
        <span className={styles.was}>
          {t.rich('catalog.linePriceWas', { price: format.money(wasPrice, 'RUB', true), s: struck })}
        </span>
      )}
      {left !== null && (
        <span className={styles.was}>{t('catalog.lineLeft', { left, asked: item.quantity })}</span>
      )}
    </li>
  )
}
