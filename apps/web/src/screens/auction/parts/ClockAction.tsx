import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { isApiError } from '@flower-market/api-client'
import { TextLink } from '@flower-market/ui'
import { useFormat, useTranslate, type MessageId } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { paths } from '../../../paths.ts'
import { pressAtom, type AuctionDestination, type OwnPress } from '../auction-screen.atoms.ts'
import { isForPage } from '../page-keys.ts'
import type { AuctionClock, ShownClock } from '../shown-clock.ts'
import { ChooseQuantity } from './ChooseQuantity.tsx'
import styles from './ClockAction.module.css'

/** What decides whether somebody can press. */
export interface ClockBuyer {
  /** Kopecks that can be spent; null while they are not known. */
  readonly rubles: number | null
  /** Null where nothing can be brought or picked up yet. */
  readonly destination: AuctionDestination | null
  readonly isUnverified: boolean
}

export interface ClockActionProps {
  clock: AuctionClock
  shown: ShownClock
  /** The person's own press, for which the clock stands. */
  own: OwnPress | null
  buyer: ClockBuyer
  isSelected: boolean
  onSelect: () => void
}

interface Obstacle {
  readonly text: MessageId
  readonly link?: { readonly to: string; readonly label: MessageId }
}

function obstacleOf({
  clock,
  shown,
  buyer,
}: Pick<ClockActionProps, 'clock' | 'shown' | 'buyer'>): Obstacle | null {
  if (shown.state === 'sold' || shown.state === 'unsold' || shown.state === 'canceled') {
    return { text: `auction.over.${shown.state}` }
  }
  if (shown.price === null) return { text: 'auction.notSoldHere' }
  if (buyer.isUnverified) {
    return {
      text: 'auction.needsVerification',
      link: { to: paths.verification(), label: 'auction.toVerification' },
    }
  }
  if (buyer.destination === null) {
    return { text: 'auction.needsAddress', link: { to: paths.profile(), label: 'auction.toAddress' } }
  }
  if (buyer.rubles !== null && buyer.rubles < shown.price * clock.minimumStems) {
    return { text: 'auction.needsMoney', link: { to: paths.replenishment(), label: 'auction.toTopUp' } }
  }
  return null
}

/** Why a press did not take the lot, in the words of the page. */
function refusalOf(error: unknown): MessageId {
  if (isApiError(error, 'press-refused')) return `auction.refused.${error.details.reason}`
  if (isApiError(error, 'not-enough-funds')) return 'auction.needsMoney'
  if (isApiError(error, 'verification-needed')) return 'auction.needsVerification'
  if (isApiError(error, 'address-needed') || isApiError(error, 'address-in-other-region')) {
    return 'auction.needsAddress'
  }
  return 'auction.failed'
}

/** The button that takes the lot at the price on it; after it the quantity; or why there is nothing to press. */
export function ClockAction(props: ClockActionProps) {
  const { clock, shown, own, buyer, isSelected, onSelect } = props
  const t = useTranslate()
  const format = useFormat()
  const press = useSetAtom(pressAtom)
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<{ readonly text: MessageId; readonly revision: number } | null>(null)
  const obstacle = obstacleOf(props)
  const { destination } = buyer
  const { price } = shown
  const canPress = shown.state === 'running' && obstacle === null && !isSending

  const send = async (): Promise<void> => {
    if (!canPress || price === null || destination === null) return
    setSending(true)
    setRefusal(null)
    try {
      await press({ clockId: clock._id, seenPrice: price, ...destination })
    } catch (error) {
      setRefusal({ text: refusalOf(error), revision: clock.revision })
    } finally {
      setSending(false)
    }
  }

  // The server has taken the press, whatever its answer was.
  if (own !== null && refusal !== null) setRefusal(null)

  useEffect(() => {
    if (!isSelected || own !== null) return undefined
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== ' ' || event.repeat || !isForPage(event)) return
      event.preventDefault()
      void send()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })

  if (own !== null) return <ChooseQuantity key={own._id} clock={clock} press={own} isSelected={isSelected} />
  if (obstacle !== null) {
    return (
      <div className={styles.obstacle}>
        <p>
          {t(obstacle.text, {
            sum: format.money((price ?? 0) * clock.minimumStems),
            balance: format.money(buyer.rubles ?? 0),
          })}
        </p>
        {obstacle.link && (
          <TextLink asChild>
            <LocalizedLink to={obstacle.link.to}>{t(obstacle.link.label)}</LocalizedLink>
          </TextLink>
        )}
      </div>
    )
  }
  return (
    <div className={styles.action}>
      {refusal !== null && (
        <p className={styles.refusal} role="alert">
          {t(refusal.text, {
            sum: format.money((price ?? 0) * clock.minimumStems),
            balance: format.money(buyer.rubles ?? 0),
          })}
        </p>
      )}
      <button
        type="button"
        className={styles.press}
        data-selected={isSelected || undefined}
        aria-disabled={!canPress}
        onClick={() => {
          // By a key, too, which no pointer has selected it for: the next keys are for its quantity.
          onSelect()
          void send()
        }}
      >
        <span>
          <b>{format.money(price ?? 0)}</b>
          <small>{t('auction.ownPrice')}</small>
        </span>
        <span className={styles.verb}>
          {t(shown.state === 'running' ? 'auction.take' : 'auction.wait')}
          {isSelected && <kbd>{t('auction.space')}</kbd>}
        </span>
      </button>
    </div>
  )
}
