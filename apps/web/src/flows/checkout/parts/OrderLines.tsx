import { useFormat } from '@flower-market/app-runtime/i18n'
import { isLoss } from '@flower-market/flower-domain'
import { useLineName } from '../../../components/flower-name/use-line-name.ts'
import { LineMismatches } from '../../../components/line-mismatches/LineMismatches.tsx'
import { OrderLine } from '../../../components/order-line/OrderLine.tsx'
import { lineColumns } from '../../../components/order-line/line-columns.ts'
import type { CheckedLine, LineFix } from '../cart-lines.ts'
import styles from './OrderLines.module.css'

export interface OrderLinesProps {
  lines: readonly CheckedLine[]
  /** Shows names without pictures and plantations, in the plainer pages. @default false */
  isPlain?: boolean
  onFix: (fixes: readonly LineFix[]) => void
}

/** The lines of the order; what has changed in one stands under it with its fix. */
export function OrderLines({ lines, isPlain = false, onFix }: OrderLinesProps) {
  const lineName = useLineName()
  const columns = lineColumns(
    useFormat(),
    lines.map(({ item }) => item),
  )
  return (
    <ul className={styles.lines}>
      {lines.map((line) => {
        const { item, card, mismatches } = line
        const name = lineName(line)
        return (
          <OrderLine
            key={item.code}
            isFull={!isPlain}
            {...{ card, name }}
            quantity={item.quantity}
            price={item.price}
            columns={columns}
            changed={mismatches.length === 0 ? undefined : mismatches.some(isLoss) ? 'lost' : 'other'}
          >
            {mismatches.length > 0 && (
              <LineMismatches
                item={item}
                name={name}
                mismatches={mismatches}
                onFix={(mismatch) => onFix([{ code: item.code, mismatches: [mismatch] }])}
              />
            )}
          </OrderLine>
        )
      })}
    </ul>
  )
}
