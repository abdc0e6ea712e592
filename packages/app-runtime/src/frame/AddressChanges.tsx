import type { RefObject } from 'react'
import { usePageChange } from '../navigation/use-page-change.ts'
import { useScrollMemory } from '../navigation/use-scroll-memory.ts'
import { useOtherTabs } from '../tabs/use-other-tabs.ts'

interface AddressChangesProps {
  /** What holds the page. */
  content: RefObject<HTMLElement | null>
}

/**
 * Moves focus and scroll position with the address, and follows session and language of other tabs. A component of its own, so that
 * the frame is not rendered with each change of the address. It stands after the page, so that its effects run after those of the page.
 */
export function AddressChanges({ content }: AddressChangesProps) {
  useOtherTabs()
  usePageChange(content)
  useScrollMemory()
  return null
}
