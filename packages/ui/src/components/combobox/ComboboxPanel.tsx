import * as Radix from '@radix-ui/react-popover'
import { type MouseEvent, type ReactNode, useRef } from 'react'
import styles from './Combobox.module.css'
import { ComboboxList } from './ComboboxList.tsx'
import type { ComboboxState } from './use-combobox.ts'

interface ComboboxPanelProps {
  state: ComboboxState
  label: string
  isChosen: (value: string) => boolean
  isMultiple?: boolean
  emptyText: ReactNode
  /** The box that the list is anchored to. */
  children: ReactNode
}

/** A click on the arrow or beside the chips counts as a click on the input. */
function pressInput(event: MouseEvent<HTMLElement>) {
  const input = event.currentTarget.querySelector('input')
  if (event.button !== 0 || !(event.target instanceof Element)) return
  if (event.target === input || event.target.closest('button')) return
  event.preventDefault()
  input?.focus()
  input?.click()
}

/** The box, and below it the list while it is open. */
export function ComboboxPanel({
  state,
  label,
  isChosen,
  isMultiple = false,
  emptyText,
  children,
}: ComboboxPanelProps) {
  const box = useRef<HTMLDivElement>(null)
  const { isOpen, close, found } = state
  return (
    <Radix.Root open={isOpen} onOpenChange={(next) => !next && close()}>
      <Radix.Anchor ref={box} asChild onMouseDown={pressInput}>
        {children}
      </Radix.Anchor>
      <Radix.Portal>
        <Radix.Content
          // The list has the role, not the panel around it.
          role={undefined}
          sideOffset={4}
          collisionPadding={8}
          className={styles.panel}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => {
            if (box.current?.contains(event.target as Node)) event.preventDefault()
          }}
        >
          {found.length === 0 ? (
            <output className={styles.empty}>{emptyText}</output>
          ) : (
            <ComboboxList state={state} label={label} isChosen={isChosen} isMultiple={isMultiple} />
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
