import type { RefObject } from 'react'
import { usePageChange } from '../navigation/use-page-change.ts'
import { useScrollMemory } from '../navigation/use-scroll-memory.ts'
import { useOtherTabs } from '../tabs/use-other-tabs.ts'

interface AddressChangesProps {
  /** What holds the page. */
  content: RefObject<HTMLElement | null>
}

/**
 * Takes focus and scrolling along to another address, and goes where other tabs lead. A component of its own that shows nothing: the
 * frame is not drawn anew with each step. It stands behind the page, so that its effects come after those of the page.
 */
export function AddressChanges({ content }: AddressChangesProps) {
  useOtherTabs()
  usePageChange(content)
  useScrollMemory()
  return null
}
