import type { GridRow } from '@flower-market/flower-domain'
import { FlowerPicture, type FlowerKind } from '@flower-market/ui'
import { pictureKind, rangeText, toCm } from '@flower-market/app-runtime/flowers'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import styles from './VarietyStem.module.css'

export interface VarietyStemProps {
  row: GridRow
  /** From and to, in millimeters; null where it is not known. */
  headMm: { readonly from: number; readonly to: number } | null
}

/** What has broad leaves along its whole stem. */
const leafyKinds: ReadonlySet<FlowerKind> = new Set([
  'roses',
  'sprayRoses',
  'alstroemeria',
  'chrysanthemum',
  'dyes',
  'dyedChrysanthemum',
])

/**
 * The flower on a stem that reaches down along the table of lengths, whose rows are marked on it; above it, how large the bloom is, which
 * the facts say in words.
 */
export function VarietyStem({ row, headMm }: VarietyStemProps) {
  const t = useTranslate()
  const format = useFormat()
  const kind = pictureKind(row)
  return (
    <span className={styles.stem}>
      <span
        className={styles.head}
        data-size={
          headMm === null
            ? undefined
            : t('flowers.headSize', { range: rangeText(toCm(headMm), format.number) })
        }
      />
      {leafyKinds.has(kind) && (
        <svg viewBox="-30 16 60 36" aria-hidden="true" className={styles.leaves}>
          <path d="M0 0C4-8 14-9 23-2C16 6 6 7 0 0Z" transform="translate(0 40) rotate(-32)" />
          <path d="M0 0C4-8 14-9 23-2C16 6 6 7 0 0Z" transform="translate(0 45) rotate(208) scale(.88)" />
        </svg>
      )}
      <FlowerPicture kind={kind} tint={row.tint} variant="flower" className={styles.flower} />
    </span>
  )
}
