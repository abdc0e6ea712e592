import { useAtomValue } from 'jotai'
import { cartOrderTotals, money } from '@flower-market/flower-domain'
import { Banner, Button, PageHeader } from '@flower-market/ui'
import { ActionBar } from '../../components/action-bar/ActionBar.tsx'
import { KeptNotice, LoadFailure, PageMessage, ResourceView } from '@flower-market/app-runtime/resource-view'
import { keepFocus } from '@flower-market/app-runtime/kept-focus'
import { ClientPickerButton } from '../../flows/client-order/ClientPickerButton.tsx'
import { LatestOrders } from '../../flows/repeat-order/LatestOrders.tsx'
import { checkedLines, currentItems } from '../../flows/checkout/cart-lines.ts'
import { cartOrders } from '../../flows/checkout/cart-orders.ts'
import { shownDays, useCheckedCart } from '../../flows/checkout/checked-cart.ts'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { paths } from '../../paths.ts'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { cartAtom, cartTotalsAtom } from '../../state/cart.atoms.ts'
import { buyerInputAtom, clientAtom } from '../../state/client.atoms.ts'
import { pastedListAtom } from '../../state/pasted-list.atoms.ts'
import { useResource } from '@flower-market/app-runtime/server-data'
import styles from './CartScreen.module.css'
import { CartDay } from './parts/CartDay.tsx'
import { CartSkeleton } from './parts/CartSkeleton.tsx'
import { CartUndo } from './parts/CartUndo.tsx'

const checkMessages = {
  loading: 'cart.loading',
  failed: 'cart.checkFailed',
  failedText: 'cart.checkFailedText',
} as const

/** The whole cart by the orders that it becomes, checked against what is sold now. */
function CartScreen() {
  const t = useTranslate()
  const format = useFormat()
  const cart = useAtomValue(cartAtom)
  const client = useAtomValue(clientAtom)
  const { lines: lineCount, stems } = useAtomValue(cartTotalsAtom)
  const checked = useCheckedCart()
  const terms = useResource('deliveryTerms', useAtomValue(buyerInputAtom))
  const hasList = useAtomValue(pastedListAtom) !== null
  const cityMinor = terms.status === 'ready' ? terms.data.cityCost : null
  const cityCost = cityMinor === null ? null : money(cityMinor, 'RUB')

  const orders = cartOrders(cart, checked).map((order) => {
    const lines = checkedLines(order.items, order.day, checked.cards)
    const current = currentItems(lines)
    const isOrderable = lines.every(({ isChecked, mismatches }) => isChecked && mismatches.length === 0)
    return { order, current, lines, isOrderable }
  })
  const first = orders.find(({ isOrderable }) => isOrderable)

  if (orders.length === 0) {
    return (
      <div ref={keepFocus} className={styles.cart}>
        <PageMessage
          title={client === null ? 'cart.emptyTitle' : 'cart.emptyClientTitle'}
          text={client === null ? 'cart.emptyText' : 'cart.emptyClientText'}
          link={{ to: paths.catalog(), label: 'cart.toCatalog' }}
        >
          <Button asChild size="l">
            <LocalizedLink to={paths.list()}>{t('cart.pasteList')}</LocalizedLink>
          </Button>
          {client === null ? (
            <>
              <ClientPickerButton size="l">{t('cart.forClient')}</ClientPickerButton>
              <LatestOrders />
            </>
          ) : null}
        </PageMessage>
        <CartUndo />
      </div>
    )
  }
  return (
    <div ref={keepFocus} className={styles.cart}>
      <div className={styles.head}>
        <PageHeader
          title={t('cart.title')}
          status={
            <span className={styles.count}>
              {t('flowers.positions', { count: lineCount })} · {t('flowers.stems', { count: stems })}
            </span>
          }
          actions={
            <>
              {client === null && <ClientPickerButton tone="quiet">{t('cart.forClient')}</ClientPickerButton>}
              <Button asChild>
                <LocalizedLink to={paths.list()}>{t('cart.pasteList')}</LocalizedLink>
              </Button>
            </>
          }
        />
        <output className={styles.checking}>
          {checked.isChecking && checked.days !== null && t('cart.checking')}
        </output>
      </div>
      {hasList && (
        <Banner
          tone="info"
          action={
            <Button asChild size="s">
              <LocalizedLink to={paths.list()}>{t('cart.toList')}</LocalizedLink>
            </Button>
          }
        >
          {t('cart.listLeft')}
        </Banner>
      )}
      <KeptNotice resource={shownDays(checked)} message="cart.kept" />
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
            {orders.map(({ order, current, lines }) => (
              <CartDay
                key={`${order.date} ${order.kind}`}
                {...{ order, current, lines, cityCost }}
                isFirst={order === first?.order}
              />
            ))}
          </>
        )}
      </ResourceView>
      <CartUndo />
      {checked.days !== null && first !== undefined && (
        <ActionBar
          totalMinor={
            cartOrderTotals(
              { kind: first.order.kind, items: first.current },
              (code) => first.lines.find(({ item }) => item.code === code)?.card?.plantationId,
              { method: 'delivery', cityCost },
            ).total.minor
          }
          note={`${t('flowers.positions', { count: first.lines.length })} · ${format.day(first.order.date, 'day')}`}
        >
          <Button asChild tone="primary" size="l">
            <LocalizedLink to={paths.order(first.order)}>{t('cart.checkout')}</LocalizedLink>
          </Button>
        </ActionBar>
      )}
    </div>
  )
}

export default CartScreen
