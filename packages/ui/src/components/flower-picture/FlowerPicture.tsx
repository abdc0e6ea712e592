import { cx } from 'class-variance-authority'
import type { ComponentProps, CSSProperties } from 'react'
import styles from './FlowerPicture.module.css'
import { FlowerBunch } from './FlowerBunch.tsx'
import { isPaleTint } from './pale-tint.ts'
import stageSpriteUrl from './flower-stages.svg?no-inline'
import spriteUrl from './flowers.svg?no-inline'

/** The kinds of flower that have a drawing; `dyes` is a dyed rose. */
export const flowerKinds = [
  'roses',
  'sprayRoses',
  'alstroemeria',
  'gypsophila',
  'chrysanthemum',
  'carnations',
  'eucalyptus',
  'narrowEucalyptus',
  'largeEucalyptus',
  'seededEucalyptus',
  'hypericum',
  'pistache',
  'dyes',
  'dyedGypsophila',
  'dyedChrysanthemum',
  'dyedCarnations',
] as const

export type FlowerKind = (typeof flowerKinds)[number]

/** Address of the file with all drawings, for preloading on a page that begins with pictures. */
export const flowerSpriteUrl: string = spriteUrl

const frames = { head: '-26 -28 52 52', flower: '-30 -30 60 92', bunch: '-48 -36 96 104' } as const

/** How far a flower has opened; for foliage how far it has grown, for berries how ripe they are. */
export type FlowerStage = 'bud' | 'opening' | 'open'

/** What a dyed flower is without its drop. */
const undyed: { readonly [kind in FlowerKind]?: FlowerKind } = {
  dyes: 'roses',
  dyedGypsophila: 'gypsophila',
  dyedChrysanthemum: 'chrysanthemum',
  dyedCarnations: 'carnations',
}

/** The colors of kinds that are mostly seen in one. */
const usualTints: { readonly [kind in FlowerKind]?: string } = {
  gypsophila: '#fbfaf7',
  eucalyptus: 'var(--plant-silver)',
  narrowEucalyptus: 'var(--plant-silver)',
  largeEucalyptus: 'var(--plant-silver)',
  seededEucalyptus: 'var(--plant-silver)',
}

function hrefOf(kind: FlowerKind, stage: FlowerStage) {
  return stage === 'open' ? `${spriteUrl}#${kind}` : `${stageSpriteUrl}#${kind}-${stage}`
}

export interface FlowerPictureProps extends Omit<ComponentProps<'svg'>, 'children' | 'viewBox'> {
  kind: FlowerKind
  /**
   * The color of the petals, any CSS color; ignored by pistache. With null a style sheet sets `--tint`, for markup that must
   * not hold styles. @default a soft pink, white for gypsophila, silver for eucalyptus
   */
  tint?: string | null | undefined
  /** The bloom in a square, the flower on its stem (60 : 92), or a bunch in paper (96 : 104). @default 'head' */
  variant?: keyof typeof frames
  /** @default 'open' */
  stage?: FlowerStage | undefined
  /** The accessible name; without it the picture is decoration. */
  label?: string
}

/**
 * A flower in the kit's drawing style, two DOM nodes (a bunch has nineteen): the shapes are in one sprite file, CSS
 * derives the tones from the tint. Its size is the CSS width.
 */
export function FlowerPicture({
  kind,
  tint = usualTints[kind],
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
      data-pale={isPaleTint(tint) || undefined}
      {...rest}
      style={{ '--tint': tint, ...style } as CSSProperties}
      className={cx(styles.image, className)}
    >
      {variant === 'bunch' ? (
        // One drop shows that a bunch is dyed; twelve would hide the flowers.
        <FlowerBunch href={hrefOf(undyed[kind] ?? kind, stage)} frontHref={hrefOf(kind, stage)} />
      ) : (
        <use href={hrefOf(kind, stage)} />
      )}
    </svg>
  )
}
