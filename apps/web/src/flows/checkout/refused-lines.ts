import type { CartItem, CartMismatch } from '@flower-market/flower-domain'
import type { CheckedLine } from './checked-line.ts'
import type { LineMismatch } from './order-error.ts'

/** Whether the line is still as it was refused: once it is put right, the refusal is history. */
function stillApplies(item: CartItem, { kind, was }: CartMismatch): boolean {
  return kind === 'price-changed' ? item.price === was : item.quantity === was
}

/** The lines with what an order was refused for; the server's last word on a line goes before the earlier check. */
export function refusedLines(
  lines: readonly CheckedLine[],
  refused: readonly LineMismatch[],
): readonly CheckedLine[] {
  return lines.map((line) => {
    const own = refused.filter(({ code }) => code === line.item.code)
    if (own.length === 0) return line
    const mismatches = own
      .filter((mismatch) => stillApplies(line.item, mismatch))
      .map(({ kind, was, now }) => ({ kind, was, now }))
    return { ...line, mismatches }
  })
}
