/** An amount in text, without and with its fraction: `['11 032', ',50 ₽']`; the rest is empty where there is no fraction. */
export function splitFraction(amount: string): readonly [whole: string, rest: string] {
  const at = amount.search(/[.,]\d\d(?!\d)/u)
  return at === -1 ? [amount, ''] : [amount.slice(0, at), amount.slice(at)]
}
