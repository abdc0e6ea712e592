import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { PageBoundary } from '../errors/PageBoundary.tsx'

/** A page in the frame around it: where it throws, the frame stays, and another path gives a new try. */
export function FramedPage({ children }: { children: ReactNode }) {
  return <PageBoundary resetKey={useLocation().pathname}>{children}</PageBoundary>
}
