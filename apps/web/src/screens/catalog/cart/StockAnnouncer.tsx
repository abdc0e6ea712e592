import type { FlowerCard } from '@flower-market/flower-domain'
import { VisuallyHidden } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'

export interface StockAnnouncerProps {
  /** Lots whose stock has just changed. */
  changed: readonly FlowerCard[]
  quantities: ReadonlyMap<string, number>
}

/** Tells a screen reader of changed stock, but only where it concerns what is in the cart. */
export function StockAnnouncer({ changed, quantities }: StockAnnouncerProps) {
  const t = useTranslate()
  const own = changed.filter(({ code }) => quantities.has(code))
  return (
    <VisuallyHidden>
      <output>
        {own
          .map(({ variety, lengthCm, stemsAvailable }) =>
            t('catalog.spokenStock', {
              name: t('flowers.nameWithLength', { variety, length: lengthCm }),
              stems: stemsAvailable,
            }),
          )
          .join(' ')}
      </output>
    </VisuallyHidden>
  )
}
