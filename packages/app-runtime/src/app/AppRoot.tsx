import { Provider, type createStore } from 'jotai'
import type { ReactNode } from 'react'
import { AppErrorBoundary } from '../errors/AppErrorBoundary.tsx'

export interface AppRootProps {
  store: ReturnType<typeof createStore>
  children: ReactNode
}

/** An app over its store. The build renders guest pages with it, and the browser hydrates what the build has rendered. */
export function AppRoot({ store, children }: AppRootProps) {
  return (
    <Provider store={store}>
      <AppErrorBoundary>{children}</AppErrorBoundary>
    </Provider>
  )
}
