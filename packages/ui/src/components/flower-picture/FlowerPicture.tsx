import { cx } from 'class-variance-authority'
import type { ComponentProps, CSSProperties } from 'react'
import styles from './FlowerPicture.module.css'
import { FlowerBunch } from './FlowerBunch.tsx'
import stageSpriteUrl from './flower-stages.svg?no-inline'
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

const frames = { head: '-26 -28 52 52', flower: '-30 -30 60 92', bunch: '-48 -36 96 104' } as const

/** How far a flower has opened; of foliage, how far it has grown, of berries, how far they have their color. */
export type FlowerStage = 'bud' | 'opening' | 'open'

function hrefOf(kind: FlowerKind, stage: FlowerStage) {
  return stage === 'open' ? `${spriteUrl}#${kind}` : `${stageSpriteUrl}#${kind}-${stage}`
}

export interface FlowerPictureProps extends Omit<ComponentProps<'svg'>, 'children' | 'viewBox'> {
  kind: FlowerKind
  /** The flower's own color, any CSS color; foliage and gypsophila have theirs. @default a soft pink */
  tint?: string | undefined
  /** The bloom alone in a square, the flower on its stem (60 : 92), or a bunch in paper (96 : 104). @default 'head' */
  variant?: keyof typeof frames
  /** @default 'open' */
  stage?: FlowerStage | undefined
  /** Names the picture where it stands for words; without it the picture is decoration. */
  label?: string
}

/**
 * A flower drawn in the house's hand, two nodes cheap (a bunch has nineteen): the shapes live in one sprite file, the tones come from the tint
 * by CSS. Its size is the CSS width.
 */
export function FlowerPicture({
  kind,
  tint,
  variant = 'head',
  stage = 'open',
  label,
  className,
  style,
  ...rest
}: FlowerPictureProps) {
  return (
    <svg
      viewBox={frames[variant]}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...rest}
      style={{ '--tint': tint, ...style } as CSSProperties}
      className={cx(styles.image, className)}
    >
      {variant === 'bunch' ? (
        // One drop tells that a bunch is dyed; twelve hide the flowers.
        <FlowerBunch href={hrefOf(kind === 'dyes' ? 'roses' : kind, stage)} frontHref={hrefOf(kind, stage)} />
      ) : (
        <use href={hrefOf(kind, stage)} />
      )}
    </svg>
  )
}
