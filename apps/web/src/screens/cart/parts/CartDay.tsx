import { cartDayTotals, type CartItem, type IsoDate, type Money } from '@flower-market/flower-domain'
import { useSetAtom } from 'jotai'
import { Banner, Button } from '@flower-market/ui'
import { useDayTitle } from '../../../components/delivery-day/use-day-title.ts'
import { useLineName } from '../../../components/flower-name/use-line-name.ts'
import type { CheckedDay, CheckedLine } from '../../../flows/checkout/cart-lines.ts'
import { fixLinesAtom } from '../../../flows/checkout/checked-cart.ts'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { setQuantityAtom } from '../../../state/cart.atoms.ts'
import { removeLineAtom } from '../cart-screen.atoms.ts'
import styles from './CartDay.module.css'
import { CartDaySums } from './CartDaySums.tsx'
import { CartLine } from './CartLine.tsx'

export interface CartDayProps {
  date: IsoDate
  /** The lines as they can be bought now. */
  current: readonly CartItem[]
  lines: readonly CheckedLine[]
  /** What the server said of the day; undefined until it has. */
  day: CheckedDay | undefined
  /** Null when it is not known. */
  cityCost: Money<'RUB'> | null
  isFirst: boolean
}

/** One delivery day of the cart: its lines, and beside them what it costs. */
export function CartDay({ date, current, lines, day, cityCost, isFirst }: CartDayProps) {
  const t = useTranslate()
  const format = useFormat()
  const dayTitle = useDayTitle()
  const lineName = useLineName()
  const setQuantity = useSetAtom(setQuantityAtom)
  const removeLine = useSetAtom(removeLineAtom)
  const fixLines = useSetAtom(fixLinesAtom)
  const totals = cartDayTotals(current, { method: 'delivery', cityCost })
  const changed = lines.filter(({ mismatches }) => mismatches.length > 0)
  const isOpen = day?.isOpen ?? true
  const fixAll = () =>
    fixLines(
      date,
      changed.map(({ item, mismatches }) => ({ code: item.code, mismatches })),
    )
  return (
    <section aria-labelledby={`day-${date}`} className={styles.day}>
      <header className={styles.head}>
        <h2 id={`day-${date}`}>{dayTitle(date)}</h2>
        {day !== undefined && (
          <p className={styles.cutoff} data-closed={isOpen ? undefined : ''}>
            {isOpen ? t('cart.cutoff', { when: format.moment(day.cutoffAt) }) : t('cart.closed')}
          </p>
        )}
      </header>
      <div className={styles.lines}>
        {changed.length > 0 && (
          <Banner
            role="alert"
            tone="danger"
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
        date={date}
        totals={totals}
        obstacle={changed.length > 0 ? t('cart.fixFirst') : null}
        isFirst={isFirst}
      />
    </section>
  )
}
