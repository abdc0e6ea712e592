import { cva, type VariantProps } from 'class-variance-authority'
import { type ComponentProps, useState } from 'react'
import { UserIcon } from '../icons/index.ts'
import styles from './Avatar.module.css'
import { initialsOf } from './initials.ts'

const avatar = cva(styles.avatar, {
  variants: { size: { s: styles.s, m: styles.m, l: styles.l } },
  defaultVariants: { size: 'm' },
})

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Whose it is; gives the initials and, unless `alt` says otherwise, the name. */
  name: string
  /** Address of the picture; the initials are shown until it loads and where it does not. */
  src?: string | undefined
  /** Empty where the name is shown beside it. @default the name */
  alt?: string
  /** 28, 36 or 72 px. @default 'm' */
  size?: VariantProps<typeof avatar>['size']
}

/** A person or a company in a circle: the picture, else the initials, else an icon. */
export function Avatar({ name, src, alt = name, size, className, ...rest }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | undefined>()
  const initials = initialsOf(name)
  return (
    <span
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      {...rest}
      className={avatar({ size, className })}
    >
      {src !== undefined && src !== brokenSrc ? (
        <img src={src} alt="" className={styles.image} onError={() => setBrokenSrc(src)} />
      ) : (
        initials || <UserIcon />
      )}
    </span>
  )
}
