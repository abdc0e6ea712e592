import { moscowDateOf } from '@flower-market/flower-domain'

/** Whether a moment lies in days of Moscow, both included. */
export function isInPeriod(
  moment: string,
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
): boolean {
  const day = moscowDateOf(new Date(moment))
  return (from === undefined || day >= from) && (to === undefined || day <= to)
}
