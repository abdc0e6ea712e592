import { createContext, type RefObject, use } from 'react'

export interface PopoverState {
  /** The id of the content. */
  id: string
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  trigger: RefObject<HTMLButtonElement | null>
}

export const PopoverContext = createContext<PopoverState | null>(null)

/** State of the Popover around a part of it. */
export function usePopover(part: string): PopoverState {
  const state = use(PopoverContext)
  if (state === null)
    throw new Error(`${part} has no Popover around it, so there is nothing that it opens or closes.`)
  return state
}
