import { useFormat } from '@flower-market/app-runtime/i18n'
import { fixMismatches, isLoss } from '@flower-market/flower-domain'
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
  const rows = lines.map((line) => ({ ...line, current: fixMismatches(line.item, line.mismatches) }))
  const columns = lineColumns(
    useFormat(),
    rows.flatMap(({ item, current }) => (current === null ? [item] : [item, current])),
  )
  return (
    <ul className={styles.lines}>
      {rows.map((line) => {
        const { item, card, current, mismatches } = line
        const name = lineName(line)
        return (
          <OrderLine
            key={item.code}
            isFull={!isPlain}
            {...{ card, name, item, current }}
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
