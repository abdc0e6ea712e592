import type { ComponentProps, ReactNode } from 'react'
import { Field, type FieldProps } from '../field/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { ChevronDownIcon, CloseIcon } from '../icons/index.ts'
import type { ComboboxOption } from './combobox-option.ts'
import styles from './Combobox.module.css'
import { ComboboxInput } from './ComboboxInput.tsx'
import { ComboboxPanel } from './ComboboxPanel.tsx'
import { useCombobox } from './use-combobox.ts'

export interface ComboboxProps
  extends
    Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'onChange'>,
    Pick<FieldProps, 'label' | 'hint' | 'error'> {
  /** All options, however many: only the visible ones are rendered. */
  options: readonly ComboboxOption[]
  /** The chosen option's value, or null while nothing is chosen. */
  value: string | null
  onValueChange: (value: string | null) => void
  /** Names the list, without markup. */
  listLabel: string
  /** Shown in place of the list when nothing matches. */
  emptyText: ReactNode
  /** The accessible name of the button that clears the field; without it a choice can be changed but not cleared. */
  clearLabel?: string
}

/**
 * One option out of many, found by typing. `className` goes to the whole field; `ref` and the rest go to the
 * `input`.
 */
export function Combobox({
  label,
  hint,
  error,
  id,
  className,
  options,
  value,
  onValueChange,
  listLabel,
  emptyText,
  clearLabel,
  disabled = false,
  ...rest
}: ComboboxProps) {
  const state = useCombobox({
    options,
    isDisabled: disabled,
    chosen: value,
    onChoose: (option) => {
      onValueChange(option.value)
      state.close()
    },
  })
  const chosenLabel = options.find((option) => option.value === value)?.label ?? ''
  return (
    <Field label={label} hint={hint} error={error} id={id} className={className}>
      {(control) => (
        <ComboboxPanel
          state={state}
          label={listLabel}
          isChosen={(option) => option === value}
          emptyText={emptyText}
        >
          <div className={styles.box}>
            <ComboboxInput
              {...rest}
              control={control}
              state={state}
              disabled={disabled}
              value={state.isOpen ? state.query : chosenLabel}
              // The chosen option stays visible while another one is searched for.
              placeholder={state.isOpen && chosenLabel ? chosenLabel : rest.placeholder}
            />
            {clearLabel && value !== null && !disabled && (
              <IconButton label={clearLabel} size="s" onClick={() => onValueChange(null)}>
                <CloseIcon />
              </IconButton>
            )}
            <ChevronDownIcon className={styles.chevron} />
          </div>
        </ComboboxPanel>
      )}
    </Field>
  )
}
