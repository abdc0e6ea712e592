import type { IsoDate, RepeatedLine } from '@flower-market/flower-domain'
import { Button } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import type { DayOffer } from '../../../flows/checkout/move-order.atoms.ts'
import styles from './DaySection.module.css'

export interface DayOfferReviewProps {
  offer: DayOffer
  /** The day that the order is for now. */
  current: IsoDate
  onMove: () => void
  onStay: () => void
}

function sumOf({ lines }: DayOffer): number {
  return lines.reduce((sum, { card, quantity }) => sum + (card?.price ?? 0) * quantity, 0)
}

/** What another day lacks of the order or sells dearer, and the choice between the two days. */
export function DayOfferReview({ offer, current, onMove, onStay }: DayOfferReviewProps) {
  const t = useTranslate()
  const format = useFormat()
  const { date, lines } = offer
  const [day, stay] = [format.day(date, 'day'), format.day(current, 'day')]
  const found = lines.filter(({ card }) => card !== null).length
  const isPart = lines.some(({ changes }) => changes.includes('gone') || changes.includes('less-stock'))
  const money = (minor: number): string => format.money(minor, 'RUB', true)
  const text = ({ line, card, quantity, changes: [change] }: RepeatedLine): string => {
    if (change === 'gone') return t('order.dayGone')
    if (change === 'less-stock') return t('order.dayLess', { quantity, asked: line.quantity })
    return t('order.dayDearer', { was: money(line.price), now: money(card?.price ?? 0) })
  }
  return (
    <div className={styles.offer}>
      <p>
        <b>
          {found === 0
            ? t('order.dayNothing', { day })
            : t(isPart ? 'order.dayPart' : 'order.dayOther', { day, found, total: lines.length })}
        </b>
      </p>
      <ul>
        {lines
          .filter(({ changes }) => changes.length > 0)
          .map((one) => (
            <li key={`${one.line.variety} ${one.line.plantation} ${one.line.lengthCm}`}>
              <span>
                {t('flowers.nameWithLength', { variety: one.line.variety, length: one.line.lengthCm })}
              </span>
              <span className={styles.change} data-change={one.changes[0]}>
                {text(one)}
              </span>
            </li>
          ))}
      </ul>
      {found > 0 && isPart && <p className={styles.note}>{t('order.dayRest', { day: stay })}</p>}
      <div className={styles.actions}>
        {found > 0 && (
          <Button size="s" onClick={onMove}>
            {t('order.dayMove', { day, sum: money(sumOf(offer)) })}
          </Button>
        )}
        <Button size="s" tone="quiet" onClick={onStay}>
          {t('order.dayStay', { day: stay })}
        </Button>
      </div>
    </div>
  )
}
