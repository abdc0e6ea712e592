import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { FlowerPicture, type FlowerKind, type FlowerPictureProps } from '../flower-picture/index.ts'
import styles from './LogoMark.module.css'

export interface LogoMarkProps extends ComponentProps<'span'> {
  /** The flower of the logo. @default 'roses' */
  kind?: FlowerKind
  /** Its color. @default a red */
  tint?: FlowerPictureProps['tint']
}

/** The logo: a flower beside the company's name, which is the children because the operator sets it. */
export function LogoMark({ kind = 'roses', tint = null, className, children, ...rest }: LogoMarkProps) {
  return (
    <span {...rest} className={cx(styles.mark, className)}>
      <FlowerPicture kind={kind} tint={tint} variant="flower" className={styles.flower} />
      {children}
    </span>
  )
}
