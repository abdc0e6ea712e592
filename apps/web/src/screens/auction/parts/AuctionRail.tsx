import { FlowerPicture } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { useResource } from '@flower-market/app-runtime/server-data'
import { ChoiceField } from '@flower-market/app-runtime/forms'
import { pictureKind } from '@flower-market/app-runtime/flowers'
import { paths } from '../../../paths.ts'
import type { AuctionClock } from '../shown-clock.ts'
import type { Buying } from '../use-buyer.ts'
import styles from './AuctionRail.module.css'

export interface AuctionRailProps {
  next: readonly AuctionClock[]
  buying: Buying
}

const shownNext = 6
const pickup = 'pickup'

function Destination({ buying: { buyer, addresses, hasPickup, setDestination } }: { buying: Buying }) {
  const t = useTranslate()
  const { destination } = buyer
  if (destination === null) return null
  const choices = [
    ...addresses.map(({ _id, label, street }) => ({ value: _id, label: label === '' ? street : label })),
    ...(hasPickup ? [{ value: pickup, label: t('auction.pickup') }] : []),
  ]
  return (
    <ChoiceField
      label={t('auction.destination')}
      choices={choices}
      value={destination.address ?? pickup}
      onValueChange={(value) =>
        setDestination(
          value === pickup ? { method: 'pickup', address: null } : { method: 'delivery', address: value },
        )
      }
    />
  )
}

function Next({ clocks }: { clocks: readonly AuctionClock[] }) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <section>
      <h2 className={styles.heading}>
        {t('auction.next')} <span>{t('auction.nextCount', { count: clocks.length })}</span>
      </h2>
      {clocks.length === 0 && <p className={styles.muted}>{t('auction.nothingNext')}</p>}
      <ul className={styles.lots}>
        {clocks.slice(0, shownNext).map((clock) => (
          <li key={clock._id} className={styles.lot}>
            <span className={styles.muted}>{format.time(clock.opensAt)}</span>
            <FlowerPicture
              kind={pictureKind(clock)}
              tint={clock.tint}
              className={styles.flower}
              aria-hidden
            />
            <span className={styles.name}>
              <b>{t('flowers.nameWithLength', { variety: clock.variety, length: clock.lengthCm })}</b>
              <small>{clock.plantation}</small>
            </span>
            <span className={styles.stems}>{format.number(clock.stems)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const boughtQuery = { query: { isOwn: true, limit: 5 } } as const

function Bought() {
  const t = useTranslate()
  const format = useFormat()
  const bought = useResource('auctionHistory', boughtQuery)
  const items = bought.status === 'ready' ? bought.data.items : []
  return (
    <section>
      <h2 className={styles.heading}>{t('auction.bought')}</h2>
      {items.length === 0 && <p className={styles.muted}>{t('auction.nothingBought')}</p>}
      <ul>
        {items.map(({ _id, variety, lengthCm, stems, price, own }) => (
          <li key={_id} className={styles.own}>
            <span>
              {own === null ? (
                variety
              ) : (
                <LocalizedLink to={paths.historyOrder(own.orderId)}>
                  {t('flowers.nameWithLength', { variety, length: lengthCm })}
                </LocalizedLink>
              )}
              <small>
                {t('auction.boughtLine', {
                  stems: format.number(stems),
                  price: format.price(price),
                })}
              </small>
            </span>
            <b>{format.money(stems * price)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Beside the clocks: where what is taken goes, the next lots, and what was taken. */
export function AuctionRail({ next, buying }: AuctionRailProps) {
  return (
    <div className={styles.rail}>
      <Destination buying={buying} />
      <Next clocks={next} />
      <Bought />
    </div>
  )
}
