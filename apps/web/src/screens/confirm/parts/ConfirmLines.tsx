import type { CartMismatch } from '@flower-market/flower-domain'
import { TextLink } from '@flower-market/ui'
import { useLineName } from '../../../components/flower-name/use-line-name.ts'
import { LineMismatches } from '../../../components/line-mismatches/LineMismatches.tsx'
import { OrderLine } from '../../../components/order-line/OrderLine.tsx'
import type { CheckedLine } from '../../../flows/checkout/cart-lines.ts'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { paths } from '../../../paths.ts'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import styles from './ConfirmLines.module.css'

export interface ConfirmLinesProps {
  title: string
  lines: readonly CheckedLine[]
  onFix: (code: string, mismatch: CartMismatch) => void
}

/** The lines of the order; what has changed in one stands under it with its fix. */
export function ConfirmLines({ title, lines, onFix }: ConfirmLinesProps) {
  const t = useTranslate()
  const lineName = useLineName()
  return (
    <section aria-labelledby="confirm-lines">
      <header className={styles.head}>
        <h2 id="confirm-lines">{title}</h2>
        <TextLink asChild>
          <LocalizedLink to={paths.cart()} aria-label={t('order.editLines')}>
            {t('order.edit')}
          </LocalizedLink>
        </TextLink>
      </header>
      <ul className={styles.lines}>
        {lines.map((line) => {
          const { item, card, mismatches } = line
          const name = lineName(line)
          return (
            <OrderLine key={item.code} isFull {...{ card, name }} quantity={item.quantity} price={item.price}>
              {mismatches.length > 0 && (
                <LineMismatches
                  item={item}
                  name={name}
                  mismatches={mismatches}
                  onFix={(mismatch) => onFix(item.code, mismatch)}
                />
              )}
            </OrderLine>
          )
        })}
      </ul>
    </section>
  )
}
