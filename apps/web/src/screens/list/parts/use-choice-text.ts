import type { ListCandidate, ListMatch } from '@flower-market/flower-domain'
import { useFormat, useTranslate, type MessageId } from '@flower-market/app-runtime/i18n'

/** Gives the texts of a line's choices, of what it leaves open, and of how its quantity was changed. */
export function useChoiceText() {
  const t = useTranslate()
  const format = useFormat()
  return {
    name: ({ card }: ListCandidate): string =>
      t('flowers.nameWithLength', { variety: card.variety, length: card.lengthCm }),
    perStem: ({ card, quantity }: ListCandidate): string =>
      t('list.perStem', { quantity, price: format.money(card.price, 'RUB', true) }),
    sum: ({ card, quantity }: ListCandidate): string => format.money(card.price * quantity, 'RUB', true),
    /** Null where the quantity is what was asked for. */
    change: ({ requested: asked, quantity, changed }: ListCandidate): string | null =>
      changed === null
        ? null
        : t(changed === 'limited-by-stock' ? 'list.only' : 'list.rounded', { asked, quantity }),
    explanation: ({ requested: asked, quantity, changed }: ListCandidate): string | undefined =>
      changed === null
        ? undefined
        : t(changed === 'limited-by-stock' ? 'list.onlyText' : 'list.roundedText', { asked, quantity }),
    question: ({ status, question, candidates }: ListMatch): string => {
      if (status === 'unknown' || question === null) return t('list.ask.unknown')
      const id: MessageId = `list.ask.${candidates.length === 0 ? 'gone' : question}`
      return t(id)
    },
  }
}
