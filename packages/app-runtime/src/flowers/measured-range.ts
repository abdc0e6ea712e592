/** `5,5–6` of a range, `6` where its ends are the same, each number as `number` writes it. */
export function rangeText(
  { from, to }: { readonly from: number; readonly to: number },
  number: (value: number) => string,
): string {
  return from === to ? number(from) : `${number(from)}–${number(to)}`
}

/** Head sizes are kept in millimeters and read in centimeters. */
export const mmPerCm = 10

/** A range of millimeters in centimeters. */
export function toCm({ from, to }: { readonly from: number; readonly to: number }): {
  from: number
  to: number
} {
  return { from: from / mmPerCm, to: to / mmPerCm }
}
