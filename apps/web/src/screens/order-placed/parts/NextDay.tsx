import { useAtomValue } from 'jotai'
import { cartDayTotals } from '@flower-market/flower-domain'
import { Button } from '@flower-market/ui'
import { useDayTitle } from '../../../components/delivery-day/use-day-title.ts'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { paths } from '../../../paths.ts'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { useKnownCart } from '../../../flows/checkout/checked-cart.ts'
import { cartOrders } from '../../../flows/checkout/cart-orders.ts'
import { cartAtom } from '../../../state/cart.atoms.ts'
import styles from './NextDay.module.css'

/** The next delivery day that is still in the cart, where there is one. */
export function NextDay() {
  const t = useTranslate()
  const format = useFormat()
  const dayTitle = useDayTitle()
  const cart = useAtomValue(cartAtom)
  const [next] = cartOrders(cart, useKnownCart())
  if (next === undefined) return null
  const { date, kind, items } = next
  const { lines, goods } = cartDayTotals(items, { method: 'pickup', cityCost: null })
  return (
    <section aria-labelledby="next-day" className={styles.next}>
      <div>
        <h2 id="next-day">{t('order.nextTitle')}</h2>
        <p className={styles.what}>
          {dayTitle(date)} {kind !== 'inStok' && `· ${t(`flowers.kind.${kind}`)} `}·{' '}
          {t('flowers.positions', { count: lines })} · {format.money(goods.minor, 'RUB', true)}
        </p>
      </div>
      <Button asChild>
        <LocalizedLink to={paths.order(next)}>
          {t('order.nextDay', { day: format.day(date, 'day') })}
        </LocalizedLink>
      </Button>
    </section>
  )
}
