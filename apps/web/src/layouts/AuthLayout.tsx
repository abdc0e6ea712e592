import { FlowerPicture, type FlowerKind } from '@flower-market/ui'
import type { LayoutProps } from './layout-props.ts'
import styles from './AuthLayout.module.css'

const BED: readonly (readonly [kind: FlowerKind, tint?: string])[] = [
  ['gypsophila'],
  ['roses', '#b3202c'],
  ['chrysanthemum', '#d9c24a'],
  ['eucalyptus'],
  ['alstroemeria', '#e39a3b'],
  ['sprayRoses', '#e07a9b'],
  ['hypericum', '#b8412f'],
]

/** The frame of signing in: a plate of flowers above the form on a phone, beside it on a desktop. */
export const AuthLayout = ({ children }: LayoutProps) => (
  <div className={styles.frame}>
    <div className={styles.plate} aria-hidden="true">
      {BED.map(([kind, tint]) => (
        <FlowerPicture key={kind} kind={kind} tint={tint} variant="flower" className={styles.flower} />
      ))}
    </div>
    <div className={styles.form}>{children}</div>
  </div>
)
