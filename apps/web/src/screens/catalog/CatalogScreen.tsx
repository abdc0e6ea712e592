import { useAtomValue } from 'jotai'
import { useCallback, useDeferredValue, useMemo } from 'react'
import { cartDays, type IsoDate } from '@flower-market/flower-domain'
import { cartAtom } from '../../state/cart.atoms.ts'
import { useResource } from '@flower-market/app-runtime/server-data'
import styles from './CatalogScreen.module.css'
import { chooseDate, daysNow } from './data/delivery-choice.ts'
import { searchOf, useCatalogQuery } from './data/use-catalog-query.ts'
import { DeliveryStrip } from './delivery/DeliveryStrip.tsx'
import { useNow } from './delivery/use-now.ts'
import { CatalogSkeleton } from './states/CatalogSkeleton.tsx'
import { EmptyDay } from './states/EmptyDay.tsx'
import { LoadFailed } from './states/LoadFailed.tsx'
import { TradingDay } from './TradingDay.tsx'

/** The catalog: the flowers of one delivery day as a price list, and the delivery that grows from it. */
function CatalogScreen() {
  const now = useNow()
  const cart = useAtomValue(cartAtom)
  const address = useCatalogQuery()
  const offer = useResource('catalogDays', {})
  const offered = offer.status === 'ready' ? offer.data.dates : null
  const date = chooseDate(address.date, offered, now)
  const days = useMemo(() => offered && daysNow(offered, date, now), [offered, date, now])
  const lots = useResource('catalogCards', { query: { availability: 'inStock', date } })
  const first = useResource('catalogFirstCards', {
    query: { availability: 'inStock', ...(address.date === null ? {} : { date: address.date }) },
  })
  const isFirst = lots.status === 'loading' && first.status === 'ready' && first.data.date === date
  const beginning = isFirst ? first.data : null
  const cards = lots.status === 'ready' ? lots.data.cards : (beginning?.cards ?? null)
  const total = beginning?.total ?? cards?.length

  const daysInCart = useMemo(() => cartDays(cart), [cart])
  const settled = useDeferredValue(address.query)
  const searchFor = useCallback((day: IsoDate) => `?${searchOf(day, settled)}`, [settled])
  const isClosed = days?.find((one) => one.date === date)?.isOpen === false
  const open = days?.filter((one) => one.isOpen && one.date !== date) ?? []
  const next = open.find((one) => one.date > date) ?? open[0]
  const nextOpen = next === undefined ? null : { date: next.date, search: searchFor(next.date) }

  return (
    <div className={styles.screen}>
      <DeliveryStrip days={days} date={date} now={now} cartDays={daysInCart} searchFor={searchFor} />
      {lots.status === 'failed' || offer.status === 'failed' ? (
        <LoadFailed
          onRetry={() => {
            if (offer.status === 'failed') offer.refresh()
            if (lots.status === 'failed') lots.refresh()
          }}
        />
      ) : cards === null ? (
        <div className={styles.columns}>
          <CatalogSkeleton />
        </div>
      ) : total === 0 ? (
        <EmptyDay date={date} next={nextOpen} />
      ) : (
        <TradingDay
          key={date}
          date={date}
          cards={cards}
          beginning={beginning}
          address={address}
          settled={settled}
          searchFor={searchFor}
          isClosed={isClosed}
          nextOpen={nextOpen}
        />
      )}
    </div>
  )
}

export default CatalogScreen
