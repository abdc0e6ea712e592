import { type ComponentProps, type ReactNode, useMemo } from 'react'
import { Chip } from '../chip/index.ts'
import { Field, type FieldProps } from '../field/index.ts'
import { ChevronDownIcon } from '../icons/index.ts'
import type { ComboboxOption } from './combobox-option.ts'
import styles from './Combobox.module.css'
import { ComboboxInput } from './ComboboxInput.tsx'
import { ComboboxPanel } from './ComboboxPanel.tsx'
import { useCombobox } from './use-combobox.ts'

export interface MultiComboboxProps
  extends
    Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'onChange'>,
    Pick<FieldProps, 'label' | 'hint' | 'error'> {
  /** All options, however many: only the visible ones are rendered. */
  options: readonly ComboboxOption[]
  /** The chosen options' values, in the order they were chosen. */
  values: readonly string[]
  onValuesChange: (values: string[]) => void
  /** Names the list, without markup. */
  listLabel: string
  /** Shown in place of the list when nothing matches. */
  emptyText: ReactNode
  /** Visually hidden after a chosen option's label: what pressing its chip does. */
  removeLabel: string
}

/**
 * Several options out of many, found by typing. `className` goes to the whole field; `ref` and the rest go to the
 * `input`.
 */
export function MultiCombobox({
  label,
  hint,
  error,
  id,
  className,
  options,
  values,
  onValuesChange,
  listLabel,
  emptyText,
  removeLabel,
  disabled = false,
  ...rest
}: MultiComboboxProps) {
  const labels = useMemo(() => new Map(options.map(({ value, label: words }) => [value, words])), [options])
  const without = (value: string) => values.filter((other) => other !== value)
  const state = useCombobox({
    options,
    isDisabled: disabled,
    chosen: null,
    onChoose: ({ value }) => {
      onValuesChange(values.includes(value) ? without(value) : [...values, value])
      if (state.query !== '') state.ask('')
    },
  })
  return (
    <Field label={label} hint={hint} error={error} id={id} className={className}>
      {(control) => (
        <ComboboxPanel
          state={state}
          label={listLabel}
          isChosen={(option) => values.includes(option)}
          isMultiple
          emptyText={emptyText}
        >
          <div className={styles.box}>
            <span className={styles.chips}>
              {values.map((value) => (
                <Chip
                  key={value}
                  removeLabel={removeLabel}
                  disabled={disabled}
                  onClick={() => onValuesChange(without(value))}
                >
                  {labels.get(value) ?? value}
                </Chip>
              ))}
              <ComboboxInput
                {...rest}
                control={control}
                state={state}
                disabled={disabled}
                value={state.query}
                placeholder={values.length === 0 ? rest.placeholder : undefined}
                onKeyDown={(event) => {
                  if (event.key === 'Backspace' && state.query === '') onValuesChange(values.slice(0, -1))
                }}
              />
            </span>
            <ChevronDownIcon className={styles.chevron} />
          </div>
        </ComboboxPanel>
      )}
    </Field>
  )
}
