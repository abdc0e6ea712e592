/** An amount in kopecks as an address names it; null for none and for anything else. */
export function askedAmountOf(value: string | null): number | null {
  return value !== null && /^[1-9]\d{0,11}$/.test(value) ? Number(value) : null
}
