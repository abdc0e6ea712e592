import type { ReactNode } from 'react'

/** What a page frame is given: the page. */
export interface LayoutProps {
  children: ReactNode
}
