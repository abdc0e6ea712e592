import type { CallOutput } from '@flower-market/api-client'
import { useTranslate } from '@flower-market/app-runtime/i18n'

/** What a text about a movement needs of it. */
export type Movement = Pick<CallOutput<'balanceEntry'>, 'kind' | 'method' | 'creator' | 'purchase' | 'reason'>

/** Names a movement of money, and says how it was made and by whom, or why staff have made it by hand. */
export function useMovementText() {
  const t = useTranslate()
  return {
    title: ({ kind, purchase }: Movement): string => {
      const name = t(`labels.movement.${kind}`)
      return purchase === null ? name : t('money.ofOrder', { kind: name, number: String(purchase.number) })
    },
    details: ({ method, creator, reason }: Movement): string =>
      reason === '' ? `${t(`money.method.${method}`)} · ${t(`money.creator.${creator}`)}` : reason,
  }
}
