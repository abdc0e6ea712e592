import * as Radix from '@radix-ui/react-select'
import { cva, cx, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { Field, type FieldProps } from '../field/index.ts'
import { CheckIcon, ChevronDownIcon } from '../icons/index.ts'
import styles from './Select.module.css'

const trigger = cva(styles.trigger, {
  variants: { size: { m: null, l: styles.l } },
  defaultVariants: { size: 'l' },
})

export interface SelectProps
  extends
    Omit<ComponentProps<typeof Radix.Root>, 'children'>,
    Pick<FieldProps, 'label' | 'hint' | 'error' | 'id'> {
  /** Placeholder while nothing is chosen. */
  placeholder?: ReactNode
  /** 40 px in a toolbar, 50 px in a form. @default 'l' */
  size?: VariantProps<typeof trigger>['size']
  /** Goes to the whole field. */
  className?: string
  /** The SelectItems. */
  children: ReactNode
}

/** One option out of many. Radix's list costs 25 kB of script, so use it on screens that load late. */
export function Select({
  label,
  hint,
  error,
  id,
  placeholder,
  size,
  className,
  children,
  ...rest
}: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id} className={className}>
      {(control) => (
        <Radix.Root {...rest}>
          <Radix.Trigger {...control} className={trigger({ size })}>
            <Radix.Value placeholder={placeholder} />
            <Radix.Icon asChild>
              <ChevronDownIcon className={styles.chevron} />
            </Radix.Icon>
          </Radix.Trigger>
          <Radix.Portal>
            <Radix.Content position="popper" sideOffset={4} className={styles.list}>
              <Radix.Viewport>{children}</Radix.Viewport>
            </Radix.Content>
          </Radix.Portal>
        </Radix.Root>
      )}
    </Field>
  )
}

export type SelectItemProps = ComponentProps<typeof Radix.Item>

/** One option of a Select. */
export function SelectItem({ className, children, ...rest }: SelectItemProps) {
  return (
    <Radix.Item {...rest} className={cx(styles.item, className)}>
      <Radix.ItemText>{children}</Radix.ItemText>
      <Radix.ItemIndicator className={styles.mark}>
        <CheckIcon />
      </Radix.ItemIndicator>
    </Radix.Item>
  )
}
