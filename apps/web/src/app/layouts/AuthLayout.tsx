import { FlowerPicture, type FlowerKind } from '@flower-market/ui'
import type { ReactNode } from 'react'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import styles from './AuthLayout.module.css'

/**
 * From the left to the right; the middle ones are what a narrow screen shows. Their tints and sizes are in the sheet,
 * because the content policy refuses styles in markup that the server sends.
 */
const bed: readonly FlowerKind[] = [
  'gypsophila',
  'roses',
  'chrysanthemum',
  'eucalyptus',
  'alstroemeria',
  'sprayRoses',
  'hypericum',
]

/** The frame of signing in: a plate of flowers above the form on a phone, beside it on a desktop. */
export function AuthLayout({ children }: { children: ReactNode }) {
  const t = useTranslate()
  return (
    <div className={styles.frame}>
      <div className={styles.plate}>
        <p className={styles.tagline}>{t('auth.tagline')}</p>
        <div aria-hidden="true" className={styles.bed}>
          {bed.map((kind) => (
            <FlowerPicture
              key={kind}
              kind={kind}
              tint={null}
              data-pale={kind === 'gypsophila' || undefined}
              variant="flower"
              className={styles.flower}
            />
          ))}
        </div>
      </div>
      <div className={styles.form}>{children}</div>
    </div>
  )
}
