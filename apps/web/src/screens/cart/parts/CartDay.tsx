import { cartOrderTotals, isLoss, type CartItem, type Money } from '@flower-market/flower-domain'
import { useSetAtom } from 'jotai'
import { Banner, Button } from '@flower-market/ui'
import { useDayTitle } from '../../../components/delivery-day/use-day-title.ts'
import { useLineName } from '../../../components/flower-name/use-line-name.ts'
import type { CheckedLine } from '../../../flows/checkout/cart-lines.ts'
import type { CartOrder } from '../../../flows/checkout/cart-orders.ts'
import { fixLinesAtom } from '../../../flows/checkout/checked-cart.ts'
import { SaveListButton } from '../../../flows/saved-lists/SaveListButton.tsx'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { setQuantityAtom } from '../../../state/cart.atoms.ts'
import { removeLineAtom } from '../cart-screen.atoms.ts'
import styles from './CartDay.module.css'
import { CartDaySums } from './CartDaySums.tsx'
import { CartLine } from './CartLine.tsx'
import { lineColumns } from '../../../components/order-line/line-columns.ts'

export interface CartDayProps {
  order: CartOrder
  /** The lines as they can be bought now. */
  current: readonly CartItem[]
  lines: readonly CheckedLine[]
  /** Null when it is not known. */
  cityCost: Money<'RUB'> | null
  isFirst: boolean
}

/** What of a delivery day becomes one order: its lines, and beside them what it costs. */
export function CartDay({ order, current, lines, cityCost, isFirst }: CartDayProps) {
  const { date, kind, day } = order
  const headingId = `day-${date}-${kind}`
  const t = useTranslate()
  const format = useFormat()
  const dayTitle = useDayTitle()
  const lineName = useLineName()
  const setQuantity = useSetAtom(setQuantityAtom)
  const removeLine = useSetAtom(removeLineAtom)
  const fixLines = useSetAtom(fixLinesAtom)
  const growers = new Map(lines.map(({ item, card }) => [item.code, card?.plantationId]))
  const totals = cartOrderTotals({ kind, items: current }, (code) => growers.get(code), {
    method: 'delivery',
    cityCost,
  })
  const columns = lineColumns(format, [...lines.map(({ item }) => item), ...current])
  const changed = lines.filter(({ mismatches }) => mismatches.length > 0)
  const isOpen = day?.isOpen ?? true
  const fixAll = () =>
    fixLines(
      date,
      changed.map(({ item, mismatches }) => ({ code: item.code, mismatches })),
    )
  return (
    <section aria-labelledby={headingId} className={styles.day}>
      <header className={styles.head}>
        <h2 id={headingId}>
          {dayTitle(date)}
          {kind !== 'inStok' && <span className={styles.kind}> · {t(`flowers.kind.${kind}`)}</span>}
        </h2>
        <SaveListButton
          size="s"
          flowers={lines.flatMap(({ card, item: { quantity } }) =>
            card === null ? [] : [{ ...card, quantity }],
          )}
        />
        {day !== undefined && (
          <p className={styles.cutoff} data-closed={isOpen ? undefined : ''}>
            {t(isOpen ? `cart.cutoff.${kind}` : 'cart.closed', { when: format.moment(day.cutoffAt) })}
          </p>
        )}
      </header>
      <div className={styles.lines}>
        {changed.length > 0 && (
          <Banner
            role="alert"
            tone={changed.some(({ mismatches }) => mismatches.some(isLoss)) ? 'danger' : 'warn'}
            title={t('cart.changed')}
            action={
              <Button size="s" onClick={fixAll}>
                {t('cart.fixAll')}
              </Button>
            }
          >
            {t('cart.changedLines', { count: changed.length })}
          </Banner>
        )}
        <div aria-hidden="true" className={styles.columns}>
          <span>{t('cart.columnLine')}</span>
          <span>{t('cart.columnPrice')}</span>
          <span>{t('cart.columnQuantity')}</span>
          <span>{t('cart.columnSum')}</span>
        </div>
        <ul aria-label={t('cart.lines')}>
          {lines.map((line) => {
            const { code, price } = line.item
            const remove = () => removeLine({ date, code, name: lineName(line) })
            return (
              <CartLine
                key={code}
                line={line}
                name={lineName(line)}
                columns={columns}
                onQuantity={(quantity) =>
                  quantity === 0 ? remove() : setQuantity({ date, code, price, quantity })
                }
                onFix={(mismatch) => fixLines(date, [{ code, mismatches: [mismatch] }])}
                onRemove={remove}
              />
            )
          })}
        </ul>
      </div>
      <CartDaySums
        order={order}
        totals={totals}
        obstacle={changed.length > 0 ? t('cart.fixFirst') : null}
        isFirst={isFirst}
      />
    </section>
  )
}
