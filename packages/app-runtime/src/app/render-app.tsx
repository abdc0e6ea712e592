import type { createStore } from 'jotai'
import type { ReactNode } from 'react'
import { restoreStyles } from '../hydration/restore-styles.ts'
import { AppRoot } from './AppRoot.tsx'
import { createRoot, hydrateRoot } from './react-roots.ts'

// An error that a boundary has caught is as much a surprise as one that none has, or a page that was rendered otherwise: those React
// reports itself.
const options = { onCaughtError: (error: unknown) => reportError(error) }

/** Lets the app be rendered here, because the page that the server has sent is not the one to show. */
export function dropMarkup(page: Pick<Document, 'getElementById'>): void {
  const root = page.getElementById('root')
  if (root === null) return
  root.replaceChildren()
  delete root.dataset['rendered']
}

/** Renders an app over its store into `#root`, or hydrates what the server has sent in it. */
export function renderApp(store: ReturnType<typeof createStore>, router: ReactNode): void {
  const root = document.getElementById('root')
  if (root === null) throw new Error('index.html has no #root')
  const app = <AppRoot store={store}>{router}</AppRoot>
  if ('rendered' in root.dataset) {
    restoreStyles(root)
    hydrateRoot(root, app, options)
  } else createRoot(root, options).render(app)
}
