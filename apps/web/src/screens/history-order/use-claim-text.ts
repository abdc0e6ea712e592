import type { ClaimReason } from '@flower-market/flower-domain'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import type { Order } from './order-facts.ts'

/** What a claim is about. */
interface ClaimFacts {
  readonly code: string
  readonly reason: ClaimReason
  readonly quantity: number
}

/** Gives `textOf(order, claim)`: «Explorer, 60 см: сломаны бутоны, 33 стебля». */
export function useClaimText() {
  const t = useTranslate()
  return ({ lines }: Pick<Order, 'lines'>, { code, reason, quantity }: ClaimFacts): string => {
    const line = lines.find((one) => one.code === code)
    const name =
      line === undefined
        ? code
        : t('flowers.nameWithLength', { variety: line.variety, length: line.lengthCm })
    const words = t(`claims.reason.${reason}`)
    return t('claims.about', {
      name,
      reason: words.charAt(0).toLocaleLowerCase() + words.slice(1),
      stems: t('flowers.stems', { count: quantity }),
    })
  }
}
