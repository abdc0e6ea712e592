import { useAtomValue } from 'jotai'
import {
  lazy,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
  type RefObject,
} from 'react'
import {
  filterToSearchParams,
  type Availability,
  type CatalogQuery,
  type FirstRows,
  type FlowerCard,
  type IsoDate,
} from '@flower-market/flower-domain'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { useFavorites } from '../../components/favorite/use-favorites.ts'
import { repeatedOrderAtom } from '../../state/repeated-order.atoms.ts'
import { useDelivery, type ShownList } from './cart/use-delivery.ts'
import { useLearnedLots } from './cart/use-learned-lots.ts'
import styles from './CatalogScreen.module.css'
import { plantationNamesOf } from './data/catalog.ts'
import { useCatalog } from './data/use-catalog.ts'
import type { AddressedQuery } from './data/use-catalog-query.ts'
import { useStockChanges } from './data/use-stock-changes.ts'
import { Toolbar } from './filters/Toolbar.tsx'
import type { Caret } from './filters/use-continued-search.ts'
import { PriceGrid } from './price-grid/PriceGrid.tsx'
import { FacetsSkeleton, RowsSkeleton, SummarySkeleton } from './states/CatalogSkeleton.tsx'
import { DayClosed } from './states/DayClosed.tsx'
import type { OpenDay } from './states/open-day.ts'
import { useListTop } from './use-list-top.ts'
import { useSearchExit } from './use-search-exit.ts'
import { useShownVariety } from './variety/use-shown-variety.ts'

function loadWholeList() {
  return import('./whole-list.ts')
}

const CatalogFilters = lazy(async () => ({ default: (await loadWholeList()).CatalogFilters }))
const DaySummary = lazy(async () => ({ default: (await loadWholeList()).DaySummary }))
const NothingFound = lazy(async () => ({ default: (await loadWholeList()).NothingFound }))
const RowPhoto = lazy(async () => ({ default: (await loadWholeList()).RowPhoto }))
const StockAnnouncer = lazy(async () => ({ default: (await loadWholeList()).StockAnnouncer }))
const RepeatedOrderReview = lazy(() => import('../../flows/repeat-order/RepeatedOrderReview.tsx'))
const VarietyDialog = lazy(() => import('./variety/VarietyDialog.tsx'))

/** What fails here fails again, and is shown, where it is used. */
function ignore(): void {}

export interface TradingDayProps {
  availability: Availability
  date: IsoDate
  now: Date
  cards: readonly FlowerCard[]
  /** What the cards are the beginning of, while the others are on their way. */
  beginning: FirstRows | null
  address: AddressedQuery
  /** The query that the list shows; may be one key behind the address' one. */
  settled: CatalogQuery
  /** Where the search goes on that the list before was left in. */
  caret: RefObject<Caret | null>
  searchFor: (date: IsoDate, availability?: Availability) => string
  /** Orders for the day are over. */
  isClosed: boolean
  nextOpen: OpenDay | null
}

/** A day's lots: filters, the sheet, and the delivery that is ordered from it. */
export function TradingDay(props: TradingDayProps) {
  const { availability, date, now, address, settled } = props
  const { caret, searchFor, isClosed, nextOpen } = props
  const answer = useMemo(
    () => ({ cards: props.cards, beginning: props.beginning }),
    [props.cards, props.beginning],
  )
  // Rendering the whole list takes a phone several frames; as a deferred value it is interrupted for input.
  const { cards, beginning } = useDeferredValue(answer)
  const t = useTranslate()
  useEffect(() => void loadWholeList().catch(ignore), [])
  const [isFiltering, setIsFiltering] = useState(false)
  const [isVarietyBeside, setIsVarietyBeside] = useState(false)
  const favorites = useFavorites()
  const { catalog, view } = useCatalog(cards, settled, beginning, favorites)
  const variety = useShownVariety(catalog.layout.rows, beginning === null, address)
  const showVariety = variety.show
  const repeated = useAtomValue(repeatedOrderAtom)
  const list: ShownList = { availability, date, now, catalog, isWhole: beginning === null }
  const { items, lines, quantities, order } = useDelivery(list)
  useLearnedLots(items, list)
  const changed = useStockChanges(cards)
  const changedCodes = useMemo(() => new Set(changed.map(({ code }) => code)), [changed])
  const plantationNames = useMemo(() => plantationNamesOf(catalog.layout), [catalog.layout])
  const openLot = useCallback(
    (code: string) => showVariety(catalog.layout.rowOf[catalog.positions.get(code) ?? -1] ?? -1),
    [catalog, showVariety],
  )
  const openFilters = useCallback(() => setIsFiltering(true), [])
  const closeFilters = useCallback(() => setIsFiltering(false), [])
  const { query, changeFilter, setText } = address
  const { list: listElement, toTop } = useListTop(settled)
  // The first cards are those of the whole list in its own order, not those that a filter or another order shows first.
  const isOther = filterToSearchParams(settled.filter, settled.sort).length > 0
  const isWaiting = beginning !== null && (isOther || view.rows.length === 0)
  // An empty delivery waits for the list: its code is not there when the beginning is hydrated, which the server has rendered.
  const isDeliveryKnown = beginning === null || (lines.length > 0 && lines.every(({ card }) => card !== null))
  const { grid, leaveSearch, stayInSearch } = useSearchExit(settled === query && !isWaiting)
  const search = useCallback(
    (words: string) => {
      stayInSearch()
      setText(words)
      toTop()
    },
    [stayInSearch, setText, toTop],
  )
  return (
    <div
      className={styles.columns}
      data-bar={lines.length > 0 || undefined}
      data-variety-beside={isVarietyBeside || undefined}
    >
      {beginning === null ? (
        <Suspense fallback={<FacetsSkeleton />}>
          <CatalogFilters
            index={catalog.index}
            filter={settled.filter}
            count={view.cardCount}
            onFilter={changeFilter}
            isOpen={isFiltering}
            onClose={closeFilters}
          />
        </Suspense>
      ) : (
        <FacetsSkeleton />
      )}
      <section ref={listElement} className={styles.list} aria-label={t('catalog.list')}>
        {isClosed && <DayClosed date={date} next={nextOpen} />}
        {repeated?.date === date && availability === 'inStock' && (
          <Suspense>
            <RepeatedOrderReview />
          </Suspense>
        )}
        <Toolbar
          filter={query.filter}
          settled={settled.filter}
          sort={query.sort}
          count={view.cardCount}
          index={beginning === null ? catalog.index : null}
          plantationNames={plantationNames}
          caret={caret}
          onFilter={changeFilter}
          onLeaveSearch={leaveSearch}
          onSort={address.setSort}
          onTextChange={search}
          onOpenFilters={openFilters}
          date={date}
        />
        {isWaiting ? (
          <RowsSkeleton />
        ) : view.rows.length === 0 ? (
          <Suspense>
            <NothingFound
              index={catalog.index}
              filter={settled.filter}
              plantationNames={plantationNames}
              onFilter={changeFilter}
            />
          </Suspense>
        ) : (
          <PriceGrid
            ref={grid}
            view={view}
            quantities={quantities}
            changed={changedCodes}
            favorites={favorites}
            Photo={beginning === null ? RowPhoto : null}
            readOnly={isClosed}
            now={availability === 'inStock' ? null : now}
            shown={variety.row}
            onOrder={order}
            onVariety={showVariety}
          />
        )}
        {variety.row !== null && (
          <Suspense>
            <VarietyDialog
              availability={availability}
              rows={catalog.layout.rows}
              row={variety.row}
              date={date}
              now={now}
              quantities={quantities}
              readOnly={isClosed}
              onOrder={order}
              onRow={showVariety}
              onBeside={setIsVarietyBeside}
              onClose={variety.hide}
            />
          </Suspense>
        )}
        {beginning === null && (
          <Suspense>
            <StockAnnouncer changed={changed} quantities={quantities} />
          </Suspense>
        )}
      </section>
      {isDeliveryKnown ? (
        <Suspense fallback={<SummarySkeleton />}>
          <DaySummary
            availability={availability}
            date={date}
            lines={lines}
            isClosed={isClosed}
            searchFor={searchFor}
            onOpen={openLot}
          />
        </Suspense>
      ) : (
        <SummarySkeleton />
      )}
    </div>
  )
}
