import { useAtomValue } from 'jotai'
import { availabilityOf } from '@flower-market/flower-domain'
import { VisuallyHidden } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { useResource } from '@flower-market/app-runtime/server-data'
import type { CheckoutDay } from '../../../flows/checkout/use-checkout.ts'
import { buyerQueryAtom } from '../../../state/client.atoms.ts'
import styles from './DaySection.module.css'

/** How many lines of an order each open day lacks; null until that is known. A failure tells nothing: the days can be pressed. */
export function useMissingLines({
  kind,
  lines,
}: Pick<CheckoutDay, 'kind' | 'lines'>): ReadonlyMap<string, number> | null {
  const answer = useResource('cartDays', {
    query: useAtomValue(buyerQueryAtom),
    body: {
      availability: availabilityOf(kind),
      lines: lines.map(({ item: { code, quantity } }) => ({ code, quantity })),
    },
  })
  if (answer.status !== 'ready') return null
  return new Map(answer.data.days.map(({ date, missing }) => [date, missing]))
}

/** The mark of a day that lacks lines of the order. */
export function MissingLines({ count }: { count: number }) {
  const t = useTranslate()
  if (count === 0) return null
  return (
    <>
      <small aria-hidden="true" className={styles.missing}>
        {t('order.dayMissing', { count })}
      </small>
      <VisuallyHidden>{t('order.dayMissingSpoken', { count })}</VisuallyHidden>
    </>
  )
}
