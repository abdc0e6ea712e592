import { maxPercentageBp } from '@flower-market/flower-domain'

const percent = /^(\d{1,3})(?:[.,](\d{1,2}))?$/u

/** Reads a percentage as people type it, with a comma or a point, as basis points; null for what is no share. */
export function readPercent(text: string): number | null {
  const [, whole, fraction = ''] = percent.exec(text.replaceAll(/[\s%]/gu, '')) ?? []
  if (whole === undefined) return null
  const basisPoints = Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
  return basisPoints <= maxPercentageBp ? basisPoints : null
}

/** Basis points as a percentage to edit: `2,5`. */
export function percentText(basisPoints: number, decimalSign: string): string {
  return String(basisPoints / 100).replace('.', decimalSign)
}
