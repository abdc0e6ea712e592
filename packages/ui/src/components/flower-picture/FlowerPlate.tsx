import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import styles from './FlowerPicture.module.css'
import { isPaleTint } from './pale-tint.ts'
import { FlowerPicture, type FlowerPictureProps } from './FlowerPicture.tsx'

const plate = cva(styles.plate, {
  variants: { size: { s: styles.s, m: styles.m, l: styles.l } },
  defaultVariants: { size: 'm' },
})

export interface FlowerPlateProps
  extends
    Omit<ComponentProps<'span'>, 'children'>,
    Pick<FlowerPictureProps, 'kind' | 'tint' | 'stage' | 'label'> {
  /** 46, 58 or 96 px square. @default 'm' */
  size?: VariantProps<typeof plate>['size']
}

/** A flower's picture on a plate, for lists. */
export function FlowerPlate({ kind, tint, stage, label, size, className, ...rest }: FlowerPlateProps) {
  return (
    <span data-pale={isPaleTint(tint) || undefined} {...rest} className={plate({ size, className })}>
      <FlowerPicture kind={kind} tint={tint} stage={stage} {...(label ? { label } : {})} />
    </span>
  )
}
