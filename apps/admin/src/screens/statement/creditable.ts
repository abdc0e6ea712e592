import type { StatementLine } from './statement.atoms.ts'

/** As many lines as one call takes. */
const linesAtOnce = 500

/** A line with the invoice that it may pay. */
export type CreditableLine = StatementLine & { readonly invoice: NonNullable<StatementLine['invoice']> }

/** Whether a line waits and may be credited as it matches, without a reason. */
export function isCreditable(line: StatementLine): line is CreditableLine {
  return line.state === 'waiting' && line.invoice !== null && line.creditedBefore === null
}

/** The lines that can be credited at once: of those that match one invoice the first, because it is paid once. */
export function creditableAtOnce(lines: readonly StatementLine[]): readonly CreditableLine[] {
  const byInvoice = new Map<string, CreditableLine>()
  for (const line of lines.filter(isCreditable)) {
    if (!byInvoice.has(line.invoice.transactionId)) byInvoice.set(line.invoice.transactionId, line)
  }
  return [...byInvoice.values()].slice(0, linesAtOnce)
}
