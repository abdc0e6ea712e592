import type { createStore } from 'jotai'
import type { ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { AppRoot } from './AppRoot.tsx'

// An error that a boundary has caught is as much a surprise as one that none has, or a page that was rendered otherwise: those React
// reports itself.
const options = { onCaughtError: (error: unknown) => reportError(error) }

/** Renders an app over its store into `#root`, or hydrates what the server has sent in it. */
export function renderApp(store: ReturnType<typeof createStore>, router: ReactNode): void {
  const root = document.getElementById('root')
  if (root === null) throw new Error('index.html has no #root')
  const app = <AppRoot store={store}>{router}</AppRoot>
  if ('rendered' in root.dataset) hydrateRoot(root, app, options)
  else createRoot(root, options).render(app)
}
