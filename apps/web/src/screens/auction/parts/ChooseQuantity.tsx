import { useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { isApiError } from '@flower-market/api-client'
import { clockQuantityNear } from '@flower-market/flower-domain'
import { useFormat, useTranslate, type MessageId } from '@flower-market/app-runtime/i18n'
import { chooseAtom, type OwnPress } from '../auction-screen.atoms.ts'
import { isForPage } from '../page-keys.ts'
import type { AuctionClock } from '../shown-clock.ts'
import styles from './ClockAction.module.css'

export interface ChooseQuantityProps {
  clock: AuctionClock
  press: OwnPress
  /** Whether the keys of the page are for it. */
  isSelected: boolean
}

function refusalOf(error: unknown): MessageId {
  if (isApiError(error, 'press-refused')) return `auction.refused.${error.details.reason}`
  return isApiError(error, 'not-enough-funds') ? 'auction.lessMoney' : 'auction.failed'
}

/** How many stems the press buys: by buttons under the thumb, or by the arrows and Enter. */
export function ChooseQuantity({ clock, press, isSelected }: ChooseQuantityProps) {
  const t = useTranslate()
  const format = useFormat()
  const choose = useSetAtom(chooseAtom)
  const group = useRef<HTMLFieldSetElement>(null)
  const [stems, setStems] = useState(press.minimumStems)
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<MessageId | null>(null)
  const { stemsPerBunch, stemsLeft } = clock
  const lot = { stemsPerBunch, stemsLeft, minimumBunches: press.minimumStems / stemsPerBunch }
  const change = (bunches: number): void =>
    setStems((before) => clockQuantityNear(lot, before + bunches * stemsPerBunch))

  const send = async (): Promise<void> => {
    if (isSending) return
    setSending(true)
    setRefusal(null)
    try {
      await choose({ pressId: press._id, quantity: stems })
    } catch (error) {
      setRefusal(refusalOf(error))
    } finally {
      setSending(false)
    }
  }

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isOfPage = isForPage(event)
      if (isOfPage ? !isSelected : !isForPage(event, group.current)) return
      if (event.key === 'ArrowUp' || event.key === '+') change(1)
      else if (event.key === 'ArrowDown' || event.key === '-') change(-1)
      else if (event.key === 'Enter' && !event.repeat && isOfPage) void send()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })

  return (
    <div className={styles.action}>
      {refusal !== null && (
        <p className={styles.refusal} role="alert">
          {t(refusal, {})}
        </p>
      )}
      <fieldset ref={group} className={styles.choice} aria-label={t('auction.howMany')}>
        <button
          type="button"
          className={styles.step}
          aria-label={t('auction.fewer')}
          aria-disabled={stems <= press.minimumStems}
          onClick={() => change(-1)}
        >
          −
        </button>
        <button
          type="button"
          className={styles.confirm}
          aria-disabled={isSending}
          onClick={() => void send()}
        >
          <b>{t('auction.takeBunches', { count: stems / stemsPerBunch })}</b>
          <small>
            {t('auction.sum', {
              stems: format.number(stems),
              price: format.price(press.price),
              sum: format.money(stems * press.price),
            })}
          </small>
        </button>
        <button
          type="button"
          className={styles.step}
          aria-label={t('auction.more')}
          aria-disabled={stems >= stemsLeft}
          onClick={() => change(1)}
        >
          +
        </button>
      </fieldset>
    </div>
  )
}
