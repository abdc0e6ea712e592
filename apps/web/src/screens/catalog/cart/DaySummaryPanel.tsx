import { useAtomValue } from 'jotai'
import { lazy, Suspense, type ReactNode } from 'react'
import {
  cartOrderTotals,
  isPaidAfterAgreement,
  money,
  orderKindOf,
  type Availability,
  type IsoDate,
} from '@flower-market/flower-domain'
import { SumList, SumRow, TextLink } from '@flower-market/ui'
import { useDayTitle } from '../../../components/delivery-day/use-day-title.ts'
import { useCityName } from '@flower-market/app-runtime/destination'
import { keepFocus } from '@flower-market/app-runtime/kept-focus'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { useResource } from '@flower-market/app-runtime/server-data'
import { paths } from '../../../paths.ts'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { buyerInputAtom, clientIdAtom } from '../../../state/client.atoms.ts'
import { key } from '../../../components/marked-text/marked-text.tsx'
import styles from './DaySummaryPanel.module.css'
import { DeliveryLineView } from './DeliveryLineView.tsx'
import { FreeDelivery } from './FreeDelivery.tsx'
import { currentItems, type DeliveryLine } from './delivery-lines.ts'
import { WayOn } from './WayOn.tsx'

const RepeatLatest = lazy(() => import('../../../flows/repeat-order/RepeatLatest.tsx'))

export interface DaySummaryPanelProps {
  availability: Availability
  date: IsoDate
  /** Where the delivery goes; null when the person has not said. */
  city: string | null
  lines: readonly DeliveryLine[]
  /** Orders for the day are over. */
  isClosed: boolean
  /** Opens the variety of a lot. */
  onOpen: (code: string) => void
  /** Stands below: the other days of the cart. */
  children?: ReactNode
}

/** The delivery of the day as it is in the cart, what changed in it, what it costs, and the way on. */
export function DaySummaryPanel(props: DaySummaryPanelProps) {
  const { availability, date, city, lines, isClosed, onOpen, children } = props
  const t = useTranslate()
  const dayTitle = useDayTitle()
  const cityName = useCityName()
  const clientId = useAtomValue(clientIdAtom)
  const format = useFormat()
  const writeSum = format.moneyColumn(lines.map(({ sumMinor }) => sumMinor))
  const where =
    city === null ? t('catalog.byDelivery') : t('catalog.cityByDelivery', { city: cityName(city) })
  return (
    <aside ref={keepFocus} className={styles.side} aria-label={t('catalog.deliveryOfDay')}>
      <div className={styles.aside}>
        <h2>
          {dayTitle(date)}
          {availability !== 'inStock' && `\u00A0· ${t(`flowers.kind.${orderKindOf(availability)}`)}`}
        </h2>
        <p className={styles.where}>
          {lines.length === 0 ? where : `${where} · ${t('flowers.positions', { count: lines.length })}`}
        </p>
        {lines.length === 0 ? (
          <div className={styles.empty}>
            <p>{t('catalog.cartEmpty')}</p>
            <p>{t.rich('catalog.cartHint', { kbd: key })}</p>
            <TextLink asChild>
              <LocalizedLink to={paths.list(date)}>{t('catalog.pasteList')}</LocalizedLink>
            </TextLink>
          </div>
        ) : (
          <>
            <ul className={styles.lines}>
              {lines.map((line) => (
                <DeliveryLineView key={line.item.code} {...{ date, line, writeSum, onOpen }} />
              ))}
            </ul>
            <DaySums availability={availability} lines={lines} />
            <WayOn {...{ availability, date, lines, isClosed }} className={styles.go} />
          </>
        )}
        {children}
        {lines.length === 0 && availability === 'inStock' && clientId === null && (
          <Suspense>
            <RepeatLatest date={date} />
          </Suspense>
        )}
      </div>
    </aside>
  )
}

/** Flowers, delivery and the total, as the order will have them. */
function DaySums({ availability, lines }: Pick<DaySummaryPanelProps, 'availability' | 'lines'>) {
  const t = useTranslate()
  const format = useFormat()
  const terms = useResource('deliveryTerms', useAtomValue(buyerInputAtom))
  const cityCost = terms.status === 'ready' ? money(terms.data.cityCost, 'RUB') : null
  const kind = orderKindOf(availability)
  const isRequest = isPaidAfterAgreement(kind)
  const growers = new Map(lines.map(({ item, card }) => [item.code, card?.plantationId]))
  const { goods, delivery, total } = cartOrderTotals(
    { kind, items: currentItems(lines) },
    (code) => growers.get(code),
    { method: 'delivery', cityCost },
  )
  const isKnown = cityCost !== null || delivery.minor === 0
  const sum = format.moneyColumn([goods.minor, delivery.minor])
  return (
    <>
      {!isRequest && <FreeDelivery goods={goods} />}
      <SumList className={styles.sums}>
        <SumRow term={t('catalog.goodsTotal')}>{sum(goods.minor)}</SumRow>
        <SumRow term={t('catalog.deliveryCost')}>
          {!isKnown ? '…' : delivery.minor === 0 ? t('catalog.deliveryIsFree') : sum(delivery.minor)}
        </SumRow>
        <SumRow term={t(isRequest ? 'catalog.totalIfAgreed' : 'catalog.total')} tone="total">
          {isKnown ? sum(total.minor) : '…'}
        </SumRow>
      </SumList>
      {isRequest && <p className={styles.where}>{t('catalog.requestHint')}</p>}
    </>
  )
}
