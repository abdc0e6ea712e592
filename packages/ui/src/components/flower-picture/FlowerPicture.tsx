import { cx } from 'class-variance-authority'
import type { ComponentProps, CSSProperties } from 'react'
import styles from './FlowerPicture.module.css'
import spriteUrl from './flowers.svg?no-inline'

/** The kinds of flower that have a drawing. */
export const flowerKinds = [
  'roses',
  'sprayRoses',
  'alstroemeria',
  'gypsophila',
  'chrysanthemum',
  'carnations',
  'eucalyptus',
  'hypericum',
  'pistache',
  'dyes',
] as const

export type FlowerKind = (typeof flowerKinds)[number]

/** Where all the drawings are: one file, worth a preload on a page that opens with pictures. */
export const flowerSpriteUrl: string = spriteUrl

const frames = { head: '-26 -28 52 52', flower: '-30 -30 60 92' } as const

export interface FlowerPictureProps extends Omit<ComponentProps<'svg'>, 'children' | 'viewBox'> {
  kind: FlowerKind
  /** The flower's own colour, any CSS colour; foliage and gypsophila have theirs. @default a soft pink */
  tint?: string | undefined
  /** The bloom alone in a square, or the flower on its stem (60 : 92). @default 'head' */
  variant?: keyof typeof frames
  /** Names the picture where it stands for words; without it the picture is decoration. */
  label?: string
}

/**
 * A flower drawn in the house's hand, two nodes cheap: the shapes live in one sprite file, the tones come from the tint
 * by CSS. Its size is the CSS width.
 */
export const FlowerPicture = ({
  kind,
  tint,
  variant = 'head',
  label,
  className,
  style,
  ...rest
}: FlowerPictureProps) => (
  <svg
    viewBox={frames[variant]}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    {...rest}
    style={{ '--tint': tint, ...style } as CSSProperties}
    className={cx(styles.picture, className)}
  >
    <use href={`${spriteUrl}#${kind}`} />
  </svg>
)
