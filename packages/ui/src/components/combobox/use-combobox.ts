import { type KeyboardEvent, useDeferredValue, useId, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ComboboxOption } from './combobox-option.ts'
import { filterOptions, indexOptions } from './filter-options.ts'

interface ComboboxOwner {
  options: readonly ComboboxOption[]
  isDisabled: boolean
  onChoose: (option: ComboboxOption) => void
  /** The chosen option, at which the list opens. */
  chosen: string | null
}

const pageOfOptions = 8

/** The query, the matching options and the keyboard handling: ARIA's editable combobox with list autocomplete. */
export function useCombobox({ options, isDisabled, onChoose, chosen }: ComboboxOwner) {
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  const [query, setQuery] = useState('')
  const [pointed, setPointed] = useState(0)
  const index = useMemo(() => indexOptions(options), [options])
  const asked = useDeferredValue(query)
  const found = useMemo(() => filterOptions(index, asked), [index, asked])
  const active = found.length === 0 ? -1 : Math.min(pointed, found.length - 1)

  const open = () => {
    if (isOpen || isDisabled) return
    setOpen(true)
    setPointed(
      Math.max(
        0,
        found.findIndex(({ value }) => value === chosen),
      ),
    )
  }
  const close = () => {
    setOpen(false)
    setQuery('')
  }
  const moveBy = (step: number) => {
    if (!isOpen) return open()
    const isAtEdge = step > 0 ? active === found.length - 1 : active === 0
    // Single steps wrap around, pages stop at the ends.
    if (isAtEdge && Math.abs(step) === 1) return setPointed(step > 0 ? 0 : found.length - 1)
    setPointed(Math.min(found.length - 1, Math.max(0, active + step)))
  }
  const choose = (option: ComboboxOption | undefined) => {
    if (option) onChoose(option)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const keys: Record<string, () => void> = {
      ArrowDown: () => moveBy(1),
      ArrowUp: () => moveBy(-1),
      ...(isOpen && {
        PageDown: () => moveBy(pageOfOptions),
        PageUp: () => moveBy(-pageOfOptions),
        Enter: () => choose(found[active]),
        Escape: close,
      }),
    }
    const act = keys[event.key]
    const isWriting = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
    // The list opens before the input receives the letter, so that the letter begins a query instead of extending
    // the chosen label.
    if (!act && (isWriting || event.key === 'Backspace')) flushSync(open)
    if (!act) return
    event.preventDefault()
    // Escape that closes the list must not close the dialog around the field.
    event.stopPropagation()
    act()
  }

  return {
    listId,
    isOpen,
    query,
    found,
    active,
    open,
    close,
    choose,
    point: setPointed,
    ask: (text: string) => {
      setQuery(text)
      setPointed(0)
      if (!isDisabled) setOpen(true)
    },
    onKeyDown,
    optionId: (position: number) => `${listId}-${position}`,
  }
}

export type ComboboxState = ReturnType<typeof useCombobox>
