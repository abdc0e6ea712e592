import { FlowerPicture, type FlowerKind } from '@flower-market/ui'
import type { CSSProperties, ReactNode } from 'react'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import styles from './AuthLayout.module.css'

interface BedFlower {
  readonly kind: FlowerKind
  readonly tint?: string
  /** How tall it has grown beside the others. */
  readonly growth: number
}

/** From the left to the right; the middle ones are what a narrow screen shows. */
const bed: readonly BedFlower[] = [
  { kind: 'gypsophila', growth: 1.1 },
  { kind: 'roses', tint: '#b3202c', growth: 1.22 },
  { kind: 'chrysanthemum', tint: '#d9c24a', growth: 0.98 },
  { kind: 'eucalyptus', growth: 1.3 },
  { kind: 'alstroemeria', tint: '#e39a3b', growth: 1 },
  { kind: 'sprayRoses', tint: '#e07a9b', growth: 1.18 },
  { kind: 'hypericum', tint: '#b8412f', growth: 1.04 },
]

/** The frame of signing in: a plate of flowers above the form on a phone, beside it on a desktop. */
export function AuthLayout({ children }: { children: ReactNode }) {
  const t = useTranslate()
  return (
    <div className={styles.frame}>
      <div className={styles.plate}>
        <p className={styles.tagline}>{t('auth.tagline')}</p>
        <div aria-hidden="true" className={styles.bed}>
          {bed.map(({ kind, tint, growth }) => (
            <FlowerPicture
              key={kind}
              kind={kind}
              tint={tint}
              variant="flower"
              className={styles.flower}
              style={{ '--growth': growth } as CSSProperties}
            />
          ))}
        </div>
      </div>
      <div className={styles.form}>{children}</div>
    </div>
  )
}
