import { Component, type ReactNode } from 'react'
import { isChunkError } from './chunk-errors.ts'
import { FailurePage } from './ErrorPage.tsx'
import { reloadOnce } from './reload-guard.ts'

export interface PageBoundaryProps {
  /** Another value (another page) gives the children a new try. */
  resetKey?: string | undefined
  children: ReactNode
}

interface PageBoundaryState {
  readonly failure: { readonly error: unknown } | null
  /** An old page whose code a deploy has replaced mends itself: nothing is shown until it has loaded anew. */
  readonly isMending: boolean
  readonly resetKey: string | undefined
}

/** Shows the error page in place of a page that threw; needs the frame's messages around it. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { failure: null, isMending: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<PageBoundaryState> {
    return { failure: { error }, isMending: isChunkError(error) }
  }

  override componentDidCatch(): void {
    if (this.state.isMending && !reloadOnce()) this.setState({ isMending: false })
  }

  static getDerivedStateFromProps(
    { resetKey }: PageBoundaryProps,
    state: PageBoundaryState,
  ): PageBoundaryState | null {
    return resetKey === state.resetKey ? null : { failure: null, isMending: false, resetKey }
  }

  override render(): ReactNode {
    const { failure, isMending } = this.state
    if (failure === null) return this.props.children
    return isMending ? null : <FailurePage error={failure.error} />
  }
}
