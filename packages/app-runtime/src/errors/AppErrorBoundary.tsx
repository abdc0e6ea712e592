import { useAtomValue } from 'jotai'
import { Component, Suspense, type ReactNode } from 'react'
import { pageEnvironmentAtom } from '../app/page-environment.ts'
import { LocaleProvider } from '../i18n/LocaleProvider.tsx'
import { localeOf } from '../i18n/locale.ts'
import { PageBoundary } from './PageBoundary.tsx'

interface Children {
  children: ReactNode
}

/** Shows the sentence that stands ready in index.html when not even the error page's own words could be fetched. */
class LastResort extends Component<Children, { isLost: boolean }> {
  override state = { isLost: false }

  static getDerivedStateFromError(): { isLost: boolean } {
    return { isLost: true }
  }

  override componentDidCatch(): void {
    document.getElementById('last-resort')?.removeAttribute('hidden')
  }

  override render(): ReactNode {
    return this.state.isLost ? null : this.props.children
  }
}

/** The net around the whole app: whatever is thrown anywhere ends in an error page, never in an empty one. */
export function AppErrorBoundary({ children }: Children) {
  const { pathname } = useAtomValue(pageEnvironmentAtom)
  return (
    <LastResort>
      <Suspense>
        <LocaleProvider locale={localeOf(pathname)}>
          <PageBoundary>{children}</PageBoundary>
        </LocaleProvider>
      </Suspense>
    </LastResort>
  )
}
