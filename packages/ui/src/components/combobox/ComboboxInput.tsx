import type { ComponentProps } from 'react'
import type { FieldControl } from '../field/index.ts'
import styles from './Combobox.module.css'
import type { ComboboxState } from './use-combobox.ts'

interface ComboboxInputProps extends ComponentProps<'input'> {
  control: FieldControl
  state: ComboboxState
}

/** The input; it keeps focus and names the active option by `aria-activedescendant`. */
export function ComboboxInput({ control, state, onKeyDown, onBlur, ...rest }: ComboboxInputProps) {
  const { isOpen, active, listId, optionId, found } = state
  return (
    <input
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      {...control}
      {...rest}
      type="text"
      role="combobox"
      aria-autocomplete="list"
      aria-expanded={isOpen && found.length > 0}
      aria-controls={isOpen && found.length > 0 ? listId : undefined}
      aria-activedescendant={isOpen && active >= 0 ? optionId(active) : undefined}
      onChange={(event) => state.ask(event.target.value)}
      onClick={state.open}
      onKeyDown={(event) => {
        state.onKeyDown(event)
        onKeyDown?.(event)
      }}
      onBlur={(event) => {
        state.close()
        onBlur?.(event)
      }}
      className={styles.input}
    />
  )
}
