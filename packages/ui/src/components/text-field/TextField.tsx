import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { Field, type FieldProps } from '../field/index.ts'
import styles from './TextField.module.css'

const box = cva(styles.box, {
  variants: { size: { m: null, l: styles.l } },
  defaultVariants: { size: 'l' },
})

export interface TextFieldProps
  extends Omit<ComponentProps<'input'>, 'size' | 'children'>, Pick<FieldProps, 'label' | 'hint' | 'error'> {
  /** 40 px in a toolbar, 50 px in a form. @default 'l' */
  size?: VariantProps<typeof box>['size']
  /** Inside the box before the text: an icon, a country code. */
  leading?: ReactNode
  /** Inside the box after the text: a unit, a button. */
  trailing?: ReactNode
}

/** One line of text. `className` goes to the whole field; `ref` and the rest go to the `input`. */
export function TextField({
  label,
  hint,
  error,
  id,
  className,
  size,
  leading,
  trailing,
  ...rest
}: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id} className={className}>
      {(control) => (
        <span className={box({ size })}>
          {leading && <span className={styles.leading}>{leading}</span>}
          <input type="text" {...control} {...rest} className={styles.input} />
          {trailing && <span className={styles.trailing}>{trailing}</span>}
        </span>
      )}
    </Field>
  )
}
