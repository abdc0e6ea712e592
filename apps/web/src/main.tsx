import '@flower-market/ui/styles.css'
import { createStore, Provider } from 'jotai'
import { createRoot } from 'react-dom/client'
import { createApiClient } from '@flower-market/api-client'
import { watchErrors } from './error-reports.ts'
import { readPagePayload } from './page-payload.ts'
import { ShopRouter, startLoadingAt } from './router.tsx'
import { AppErrorBoundary } from './shell/AppErrorBoundary.tsx'
import { watchChunkErrors } from './shell/chunk-errors.ts'
import { applyTheme, readTheme } from './shell/theme.ts'
import { apiAtom } from './state/api.ts'
import { loadCartAtom } from './state/cart.atoms.ts'
import { isSessionLostAtom, sessionAtom } from './state/session.atoms.ts'
import { noSettings, settingsAtom } from './state/settings.atoms.ts'

applyTheme(readTheme())
watchChunkErrors(window)
startLoadingAt(location.pathname)

const store = createStore()
const payload = readPagePayload(document)
const api = createApiClient({
  ...(payload === null ? {} : { payload }),
  onSession: (session) => store.set(sessionAtom, session),
  onSessionLost: () => store.set(isSessionLostAtom, true),
})
store.set(apiAtom, api)
watchErrors(window, (body) => api.call('errorReport', { body }))
// Vite's own server writes no payload into the page: there the session is asked for.
store.set(
  sessionAtom,
  payload === null ? await api.call('authentication').catch(() => null) : payload.session,
)
store.set(settingsAtom, await api.call('shopSettings', {}).catch(() => noSettings))
store.set(loadCartAtom)

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
