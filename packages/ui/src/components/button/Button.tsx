import { cva } from 'class-variance-authority'
import { type ComponentProps, type MouseEvent, use } from 'react'
import { Slot, Slottable } from '../../slot/Slot.tsx'
import { Spinner } from '../spinner/index.ts'
import styles from './Button.module.css'
import { ButtonTextsContext } from './button-texts.ts'
import { useLoadingAnnouncement } from './use-loading-announcement.ts'

const button = cva(styles.button, {
  variants: {
    tone: {
      primary: styles.primary,
      secondary: styles.secondary,
      quiet: styles.quiet,
      danger: styles.danger,
    },
    size: { s: styles.s, m: styles.m, l: styles.l },
  },
  defaultVariants: { tone: 'secondary', size: 'm' },
})

export interface ButtonProps extends ComponentProps<'button'> {
  /** Emphasis; one primary button on a screen. @default 'secondary' */
  tone?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined
  /** 32, 40 or 50 px high; at least 44 px on touch screens. @default 'm' */
  size?: 's' | 'm' | 'l' | undefined
  /** The action runs: a spinner covers the label, presses are ignored, focus stays. Announced, and again at its end. @default false */
  loading?: boolean
  /** What is announced while it loads, where the text of ButtonTextsContext says too little. */
  loadingText?: string | undefined
  /** Renders the only child with these styles (a link, say) instead of a `button`. @default false */
  asChild?: boolean
}

function ignorePress(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}

/** An action, or with `asChild` a link that looks like one. */
export function Button({
  tone,
  size,
  loading = false,
  loadingText,
  asChild = false,
  className,
  children,
  ...rest
}: ButtonProps) {
  const Root = asChild ? Slot : 'button'
  const texts = use(ButtonTextsContext)
  const message = loadingText ?? texts.loading
  useLoadingAnnouncement(loading, { ...texts, loading: message })
  return (
    <Root
      {...(asChild ? {} : { type: 'button' as const })}
      {...rest}
      {...(loading
        ? {
            'aria-busy': true,
            'aria-disabled': true,
            // For whoever comes to the button after the announcement.
            'aria-description': message,
            'data-loading': '',
            onClick: ignorePress,
          }
        : {})}
      className={button({ tone, size, className })}
    >
      {loading && <Spinner className={styles.spinner} />}
      <Slottable>{children}</Slottable>
    </Root>
  )
}
