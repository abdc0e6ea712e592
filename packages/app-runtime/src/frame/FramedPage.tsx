import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { PageBoundary } from '../errors/PageBoundary.tsx'

/** A page within the frame: when it throws, the frame stays, and another path renders it again. */
export function FramedPage({ children }: { children: ReactNode }) {
  return <PageBoundary resetKey={useLocation().pathname}>{children}</PageBoundary>
}
