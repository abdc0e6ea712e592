import { type MouseEvent, useEffect, useRef } from 'react'
import { CheckIcon } from '../icons/index.ts'
import type { ComboboxOption } from './combobox-option.ts'
import styles from './Combobox.module.css'
import type { ComboboxState } from './use-combobox.ts'
import { useOptionWindow } from './use-option-window.ts'

interface ComboboxListProps {
  state: ComboboxState
  label: string
  isChosen: (value: string) => boolean
  isMultiple: boolean
}

/** The input keeps focus, because it handles the keys: a click on the list must not move it. */
const listProps = {
  role: 'listbox',
  tabIndex: -1,
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
} as const

/** The matching options; only the visible ones are rendered, however many there are. */
export function ComboboxList({ state, label, isChosen, isMultiple }: ComboboxListProps) {
  const { found, active, listId, optionId } = state
  const frame = useRef<HTMLDivElement>(null)
  const { options, height, measure, scrollTo } = useOptionWindow({
    frame,
    count: found.length,
    keyOf: (index) => found[index]?.value ?? String(index),
  })
  useEffect(() => {
    if (active >= 0) scrollTo(active)
  }, [scrollTo, active])

  const optionProps = (option: ComboboxOption, index: number) => ({
    id: optionId(index),
    role: 'option',
    tabIndex: -1,
    'aria-selected': isChosen(option.value),
    'aria-setsize': found.length,
    'aria-posinset': index + 1,
    'data-active': index === active ? '' : undefined,
    onPointerMove: () => state.point(index),
    onClick: () => state.choose(option),
  })

  return (
    <div
      ref={frame}
      id={listId}
      {...listProps}
      aria-label={label}
      aria-multiselectable={isMultiple || undefined}
      className={styles.list}
    >
      <div role="presentation" className={styles.rows} style={{ height }}>
        {options.map(({ index, key, start }) => {
          const option = found[index]
          if (!option) return null
          return (
            <div
              key={key}
              ref={measure}
              data-index={index}
              {...optionProps(option, index)}
              className={styles.option}
              style={{ translate: `0 ${start}px` }}
            >
              <span className={styles.content}>
                {option.label}
                {option.detail && <span className={styles.detail}> {option.detail}</span>}
              </span>
              {isChosen(option.value) && <CheckIcon className={styles.mark} />}
            </div>
          )
        })}
      </div>
    </div>
  )
}
