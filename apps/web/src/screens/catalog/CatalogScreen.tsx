import { useAtomValue } from 'jotai'
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import type { Availability, IsoDate } from '@flower-market/flower-domain'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { Button, EmptyState } from '@flower-market/ui'
import { Link } from '@flower-market/app-runtime/navigation'
import { KeptNotice, ResourceView } from '@flower-market/app-runtime/resource-view'
import { allResources, useResource } from '@flower-market/app-runtime/server-data'
import { useCartPlaces } from './cart/use-cart-places.ts'
import styles from './CatalogScreen.module.css'
import { buyerQueryAtom } from '../../state/client.atoms.ts'
import { chooseDate, daysNow } from './data/delivery-choice.ts'
import { availabilityQuery, searchOf, useCatalogQuery } from './data/use-catalog-query.ts'
import { DeliveryStrip } from './delivery/DeliveryStrip.tsx'
import { SearchField } from './filters/SearchField.tsx'
import type { Caret } from './filters/use-continued-search.ts'
import { useNow } from '../../components/now/use-now.ts'
import { CatalogSkeleton } from './states/CatalogSkeleton.tsx'
import { EmptyDay } from './states/EmptyDay.tsx'
import stateStyles from './states/States.module.css'
import { TradingDay } from './TradingDay.tsx'
import { useAfterPaint } from './use-after-paint.ts'

/** There is no lot to go to before the list has come. */
function stay(): void {}

/** The catalog: the flowers of one availability and delivery day as a price list, and the delivery that grows from it. */
function CatalogScreen() {
  const t = useTranslate()
  const now = useNow()
  const address = useCatalogQuery()
  const { availability } = address
  const buyer = useAtomValue(buyerQueryAtom)
  const offer = useResource('catalogDays', {
    query: { ...availabilityQuery(availability), ...buyer },
  })
  const offered = offer.status === 'ready' ? offer.data.dates : null
  const date = chooseDate(address, offered, now)
  const days = useMemo(() => offered && daysNow(offered, date, now), [offered, date, now])
  const lots = useResource('catalogCards', { query: { availability, date, ...buyer } })
  // The day that the page was opened at is asked for as it was then: chosen once more, its beginning stays with what is typed into it.
  const [opened] = useState({ date, addressed: address.date })
  const asked = address.date === opened.date ? opened.addressed : address.date
  const first = useResource('catalogFirstCards', {
    query: { ...availabilityQuery(availability), ...(asked !== null && { date: asked }), ...buyer },
  })
  // The document carries the beginning of the list; the whole of it replaces the beginning without a shift.
  const isFirst = lots.status === 'loading' && first.status === 'ready' && first.data.date === date
  const beginning = isFirst ? first.data : null
  const list = beginning === null ? lots : { ...lots, ...first, data: beginning }
  // Without the days that are on offer, the list of one of them cannot be chosen.
  const both = allResources(offer, list)
  const isListShown = both.status === 'ready' || (offer.status === 'loading' && list.status === 'ready')
  const shown = isListShown ? list : both

  const cartPlaces = useCartPlaces()
  const daysInCart = useMemo(
    () => cartPlaces.filter((place) => place.availability === availability).map((place) => place.date),
    [cartPlaces, availability],
  )
  const caret = useRef<Caret | null>(null)
  const settled = useDeferredValue(address.query)
  // Links to other days keep what is searched for; nobody waits for them while typing.
  const linked = useAfterPaint(settled)
  const searchFor = useCallback(
    (day: IsoDate | null, other: Availability = availability) =>
      `?${searchOf({ availability: other, date: day }, linked)}`,
    [availability, linked],
  )
  const isClosed = days?.find((one) => one.date === date)?.isOpen === false
  const open = days?.filter((one) => one.isOpen && one.date !== date) ?? []
  const next = open.find((one) => one.date > date) ?? open[0]
  const nextOpen = next === undefined ? null : { date: next.date, search: searchFor(next.date) }

  // A request to plantations is one's own: an address that leads there has nothing for a client.
  const isOwnOnly = buyer.userId !== undefined && availability === 'forPlantations'

  return (
    <>
      <KeptNotice resource={shown} message="catalog.kept" className={styles.kept} />
      <div className={styles.screen}>
        <DeliveryStrip
          availability={availability}
          counts={offer.status === 'ready' ? offer.data.counts : null}
          days={days}
          date={date}
          now={now}
          cartDays={daysInCart}
          searchFor={searchFor}
        />
        {isOwnOnly ? (
          <EmptyState
            title={t('catalog.notForClientTitle')}
            action={
              <Button asChild>
                <Link to={{ search: searchFor(null, 'inStock') }}>{t('catalog.toStock')}</Link>
              </Button>
            }
          >
            {t('catalog.notForClientText')}
          </EmptyState>
        ) : (
          <ResourceView
            resource={shown}
            headingLevel={2}
            messages={{ loading: 'catalog.loading', failedText: 'catalog.loadFailedText' }}
            className={stateStyles.nothing}
            skeleton={
              <div className={styles.columns}>
                <CatalogSkeleton
                  search={
                    <SearchField
                      words={address.query.filter.name}
                      caret={caret}
                      onTextChange={address.setText}
                      onLeave={stay}
                    />
                  }
                />
              </div>
            }
            empty={<EmptyDay date={date} next={nextOpen} />}
            isEmpty={({ cards }) => cards.length === 0}
          >
            {({ cards }) => (
              <TradingDay
                key={`${availability} ${date} ${buyer.userId ?? ''}`}
                availability={availability}
                date={date}
                now={now}
                cards={cards}
                beginning={beginning}
                address={address}
                settled={settled}
                caret={caret}
                searchFor={searchFor}
                isClosed={isClosed}
                nextOpen={nextOpen}
              />
            )}
          </ResourceView>
        )}
      </div>
    </>
  )
}

export default CatalogScreen
