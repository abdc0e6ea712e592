import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { FlowerPicture, type FlowerKind } from '../flower-picture/index.ts'
import styles from './LogoMark.module.css'

export interface LogoMarkProps extends ComponentProps<'span'> {
  /** The flower of the logo. @default 'roses' */
  kind?: FlowerKind
  /** Its color. @default a red */
  tint?: string
}

/** The logo: a flower beside the company's name, which is the children because the operator sets it. */
export function LogoMark({ kind = 'roses', tint = '#b3202c', className, children, ...rest }: LogoMarkProps) {
  return (
    <span {...rest} className={cx(styles.mark, className)}>
      <FlowerPicture kind={kind} tint={tint} variant="flower" className={styles.flower} />
      {children}
    </span>
  )
}
