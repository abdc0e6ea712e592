import { useTranslate } from '@flower-market/app-runtime/i18n'

interface NamedLine {
  readonly item: { readonly code: string }
  readonly card: { readonly variety: string; readonly lengthCm: number } | null
}

/** Gives `lineName(line)`: «Explorer, 50 см», or the code of a lot that nothing is known of. */
export function useLineName() {
  const t = useTranslate()
  return ({ item, card }: NamedLine): string =>
    card === null
      ? t('cart.unknownLot', { code: item.code })
      : t('flowers.nameWithLength', { variety: card.variety, length: card.lengthCm })
}
