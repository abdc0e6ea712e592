import type { FlowerCard } from '@flower-market/flower-domain'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import styles from './LotLine.module.css'
import { LotPrices } from './LotPrices.tsx'

/** Below the grid, always visible: the lot that is hovered or edited, by stem, bunch and box. */
export function LotLine({ card }: { card: FlowerCard | null }) {
  const t = useTranslate()
  return (
    <p className={styles.line} data-empty={card === null || undefined}>
      {card !== null && (
        <>
          <b className={styles.name}>
            {t('flowers.nameWithLength', { variety: card.variety, length: card.lengthCm })}
          </b>
          <LotPrices card={card} />
          {card.soldBy === 'box' && <span className={styles.boxOnly}>{t('catalog.onlyBoxes')}</span>}
        </>
      )}
    </p>
  )
}
