import '@flower-market/ui/styles.css'
import { Provider } from 'jotai'
import { createRoot } from 'react-dom/client'
import { createAppStore, readPagePayload } from '@flower-market/app-runtime/app'
import { watchErrors, AppErrorBoundary, watchChunkErrors } from '@flower-market/app-runtime/errors'
import { shownInPlace } from '@flower-market/app-runtime/notifications'
import { apiAtom, authenticateAtom } from '@flower-market/app-runtime/session'
import { pagePattern } from './app/page-pattern.ts'
import { ShopRouter, startLoadingAt } from './app/router.tsx'
import { shop } from './app/shop.ts'
import { applyTheme, readTheme } from '@flower-market/app-runtime/theme'
import { loadCartAtom } from './state/cart.atoms.ts'
import { loadClientAtom } from './state/client.atoms.ts'
import { noSettings, settingsAtom } from './state/settings.atoms.ts'

applyTheme(readTheme())
watchChunkErrors(window)
startLoadingAt(location.pathname)

const payload = readPagePayload(document)
const store = createAppStore(shop, payload)
const api = store.get(apiAtom)
watchErrors(window, {
  patternOf: pagePattern,
  send: (body) => api.call('errorReport', { body }, shownInPlace),
})
// Vite's own server writes no payload into the page: there the session is asked for.
if (payload === null) void store.set(authenticateAtom)
store.set(settingsAtom, await api.call('shopSettings', {}).catch(() => noSettings))
store.set(loadCartAtom)
store.set(loadClientAtom)

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')
createRoot(root, {
  // An error that a boundary has caught is as much a surprise as one that none has.
  onCaughtError: reportError,
  onUncaughtError: reportError,
}).render(
  <Provider store={store}>
    <AppErrorBoundary>
      <ShopRouter />
    </AppErrorBoundary>
  </Provider>,
)
