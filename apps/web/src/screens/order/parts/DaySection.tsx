import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { availabilityOf, type IsoDate } from '@flower-market/flower-domain'
import { Skeleton, VisuallyHidden } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { scrollToCurrent, useLocalizedNavigate } from '@flower-market/app-runtime/navigation'
import { useResource } from '@flower-market/app-runtime/server-data'
import {
  isUnchanged,
  moveOrderAtom,
  readDayOfferAtom,
  type DayOffer,
} from '../../../flows/checkout/move-order.atoms.ts'
import type { CheckoutDay } from '../../../flows/checkout/use-checkout.ts'
import { buyerQueryAtom } from '../../../state/client.atoms.ts'
import { paths } from '../../../paths.ts'
import { DayOfferReview } from './DayOfferReview.tsx'
import { MissingLines, useMissingLines } from './MissingLines.tsx'
import styles from './DaySection.module.css'
import { OrderSection } from './OrderSection.tsx'

export interface DaySectionProps {
  checkout: CheckoutDay
  /** While the order is being sent, or nobody knows what became of it, its day cannot change. */
  isFixed: boolean
  /** Stands right below the title that names the day, without a line and a name of its own that are seen. @default false */
  isBelowTitle?: boolean
}

/** The delivery days that are open, to bring the order on another one; what that day lacks is said before anything moves. */
export function DaySection({ checkout, isFixed, isBelowTitle = false }: DaySectionProps) {
  const t = useTranslate()
  const format = useFormat()
  const go = useLocalizedNavigate()
  const { date: current, kind } = checkout
  const days = useResource('catalogDays', {
    query: { availability: availabilityOf(kind), ...useAtomValue(buyerQueryAtom) },
  })
  const missing = useMissingLines(checkout)
  const readOffer = useSetAtom(readDayOfferAtom)
  const moveOrder = useSetAtom(moveOrderAtom)
  const [asked, setAsked] = useState<IsoDate | null>(null)
  const [offer, setOffer] = useState<DayOffer | null>(null)
  const awaited = useRef<{ readonly date: IsoDate } | null>(null)
  // An answer that comes once the order is sent would move what is ordered already.
  useEffect(() => {
    if (isFixed) awaited.current = null
  }, [isFixed])

  const move = (chosen: DayOffer): void => {
    moveOrder(checkout, chosen)
    setOffer(null)
    go(paths.order({ date: chosen.date, kind }), { replace: true })
  }
  const show = (found: DayOffer): void => (isUnchanged(found) ? move(found) : setOffer(found))
  const choose = (date: IsoDate): void => {
    if (isFixed || date === awaited.current?.date) return
    const press = date === current ? null : { date }
    awaited.current = press
    setAsked(press?.date ?? null)
    setOffer(null)
    if (press === null) return
    readOffer(checkout, date)
      .then((found) => (awaited.current === press ? show(found) : undefined))
      // A notice has said what failed: the day can be pressed again.
      .catch(() => {})
      .finally(() => {
        if (awaited.current === press) awaited.current = null
        setAsked((last) => (last === date ? null : last))
      })
  }
  if (days.status === 'failed') return null
  const title = <h2>{t('order.when')}</h2>
  const content = (
    <>
      {days.status === 'loading' ? (
        <Skeleton shape="block" height={66} />
      ) : (
        <ul ref={scrollToCurrent} className={styles.days}>
          {(days.data.dates as readonly { date: IsoDate; isOpen: boolean }[]).map(({ date, isOpen }) => {
            const words = (
              <>
                <small aria-hidden="true">{format.day(date, 'weekday')}</small>
                <b aria-hidden="true">{format.day(date, 'number')}</b>
                <VisuallyHidden>
                  {format.day(date, 'weekdayAndDay')}
                  {!isOpen && `. ${t('order.dayClosed')}`}
                </VisuallyHidden>
                {isOpen && date !== current && <MissingLines count={missing?.get(date) ?? 0} />}
              </>
            )
            return (
              <li key={date}>
                {isOpen || date === current ? (
                  <button
                    type="button"
                    className={styles.day}
                    aria-pressed={date === current}
                    aria-busy={(asked === date && !isFixed) || undefined}
                    aria-disabled={isFixed || undefined}
                    onClick={() => choose(date)}
                  >
                    {words}
                  </button>
                ) : (
                  <span className={styles.day} data-closed title={t('order.dayClosed')}>
                    {words}
                  </span>
                )}
              </li>
            )
          })}
        </ul>
      )}
      <output>
        {offer !== null && !isFixed && (
          <DayOfferReview
            offer={offer}
            current={current}
            onMove={() => move(offer)}
            onStay={() => setOffer(null)}
          />
        )}
      </output>
    </>
  )
  if (!isBelowTitle) return <OrderSection title={title}>{content}</OrderSection>
  return (
    <div className={styles.belowTitle}>
      <VisuallyHidden>{title}</VisuallyHidden>
      {content}
    </div>
  )
}
