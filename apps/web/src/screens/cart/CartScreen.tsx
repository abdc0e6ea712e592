import { useAtomValue } from 'jotai'
import { useRef } from 'react'
import { cartDays, cartDayTotals, fixMismatches, money } from '@flower-market/flower-domain'
import { Button } from '@flower-market/ui'
import { ActionBar } from '../../components/action-bar/ActionBar.tsx'
import { LoadFailure, PageMessage, ResourceView } from '@flower-market/app-runtime/resource-view'
import { checkedLines } from '../../flows/checkout/cart-lines.ts'
import { shownDays, useCheckedCart } from '../../flows/checkout/checked-cart.ts'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { paths } from '../../paths.ts'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { cartAtom, cartTotalsAtom } from '../../state/cart.atoms.ts'
import { useResource } from '@flower-market/app-runtime/server-data'
import styles from './CartScreen.module.css'
import { CartDay } from './parts/CartDay.tsx'
import { CartSkeleton } from './parts/CartSkeleton.tsx'
import { CartUndo } from './parts/CartUndo.tsx'
import { useCheckedLots } from './use-checked-lots.ts'
import { useKeptFocus } from './use-kept-focus.ts'

const checkMessages = {
  loading: 'cart.loading',
  failed: 'cart.checkFailed',
  failedText: 'cart.checkFailedText',
} as const

/** The whole cart by delivery day, checked against what is sold now. */
function CartScreen() {
  const t = useTranslate()
  const format = useFormat()
  const cart = useAtomValue(cartAtom)
  const { lines: lineCount, stems } = useAtomValue(cartTotalsAtom)
  const checked = useCheckedCart()
  const screen = useRef<HTMLDivElement>(null)
  useKeptFocus(screen)
  useCheckedLots(checked.days)
  const terms = useResource('deliveryTerms', {})
  const cityMinor = terms.status === 'ready' ? terms.data.cityCost : null
  const cityCost = cityMinor === null ? null : money(cityMinor, 'RUB')

  const days = cartDays(cart).map((date) => {
    const items = cart[date] ?? []
    const day = checked.days?.find((one) => one.date === date)
    const lines = checkedLines(items, day, checked.cards)
    const current = lines.flatMap((line) => fixMismatches(line.item, line.mismatches) ?? [])
    const isOrderable = lines.every(({ isChecked, mismatches }) => isChecked && mismatches.length === 0)
    return { date, current, day, lines, isOrderable }
  })
  const first = days.find(({ isOrderable }) => isOrderable)

  if (days.length === 0) {
    return (
      <div ref={screen} className={styles.cart}>
        <PageMessage
          title="cart.emptyTitle"
          text="cart.emptyText"
          link={{ to: paths.catalog(), label: 'cart.toCatalog' }}
        />
        <CartUndo />
      </div>
    )
  }
  return (
    <div ref={screen} className={styles.cart}>
      <header className={styles.head}>
        <h1>{t('cart.title')}</h1>
        <p className={styles.count}>
          {t('flowers.positions', { count: lineCount })} · {t('flowers.stems', { count: stems })}
        </p>
        <output className={styles.checking}>
          {checked.isChecking && checked.days !== null && t('cart.checking')}
        </output>
      </header>
      <ResourceView
        resource={shownDays(checked)}
        messages={checkMessages}
        skeleton={<CartSkeleton lines={lineCount} />}
      >
        {() => (
          <>
            {(checked.error !== null || terms.status === 'failed') && (
              <LoadFailure
                title={checkMessages.failed}
                text={checkMessages.failedText}
                onRetry={() => {
                  checked.check()
                  terms.refresh()
                }}
              />
            )}
            {days.map(({ date, current, day, lines }) => (
              <CartDay
                key={date}
                {...{ date, current, day, lines, cityCost }}
                isFirst={date === first?.date}
              />
            ))}
          </>
        )}
      </ResourceView>
      <CartUndo />
      {checked.days !== null && first !== undefined && (
        <ActionBar
          totalMinor={cartDayTotals(first.current, { method: 'delivery', cityCost }).total.minor}
          note={`${t('flowers.positions', { count: first.lines.length })} · ${format.day(first.date, 'day')}`}
        >
          <Button asChild tone="primary" size="l">
            <LocalizedLink to={paths.order(first.date)}>{t('cart.checkout')}</LocalizedLink>
          </Button>
        </ActionBar>
      )}
    </div>
  )
}

export default CartScreen
