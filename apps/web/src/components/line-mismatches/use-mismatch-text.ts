import { fixCartLine, type CartItem, type CartMismatch } from '@flower-market/flower-domain'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'

/** Gives the words of a mismatch (`what`, with both values) and of its fix (`fix`). */
export function useMismatchText() {
  const t = useTranslate()
  const format = useFormat()
  const valueOf = (kind: CartMismatch['kind'], value: number): string =>
    kind === 'price-changed' ? format.money(value, 'RUB', true) : t('flowers.pieces', { count: value })
  const fixOf = (item: CartItem, mismatch: CartMismatch): string => {
    if (fixCartLine(item, mismatch) === null) return t('cart.fixRemove')
    if (mismatch.kind === 'price-changed') return t('cart.fixPrice')
    return t('cart.fixQuantity', { now: valueOf(mismatch.kind, mismatch.now) })
  }
  return {
    what: ({ kind, was, now }: CartMismatch): string =>
      t(`cart.mismatch.${kind}`, { was: valueOf(kind, was), now: valueOf(kind, now) }),
    fix: fixOf,
  }
}
