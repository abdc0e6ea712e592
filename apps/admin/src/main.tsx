import '@flower-market/ui/styles.css'
import { Provider } from 'jotai'
import { createRoot } from 'react-dom/client'
import { matchRoute } from '@flower-market/api-client'
import { createAppStore, readPagePayload } from '@flower-market/app-runtime/app'
import { AppErrorBoundary, watchChunkErrors, watchErrors } from '@flower-market/app-runtime/errors'
import { stripLocale } from '@flower-market/app-runtime/i18n'
import { shownInPlace } from '@flower-market/app-runtime/notifications'
import { apiAtom, authenticateAtom } from '@flower-market/app-runtime/session'
import { applyTheme, readTheme } from '@flower-market/app-runtime/theme'
import { StaffRouter, startLoadingAt } from './app/router.tsx'
import { staffApp } from './app/staff-app.ts'
import { pageRoutes } from './routes.ts'

applyTheme(readTheme())
watchChunkErrors(window)
startLoadingAt(location.pathname)

const payload = readPagePayload(document)
const store = createAppStore(staffApp, payload)
const api = store.get(apiAtom)
watchErrors(window, {
  patternOf: (pathname) => matchRoute(pageRoutes, stripLocale(pathname))?.route.path ?? '*',
  send: (body) => api.call('errorReport', { body }, shownInPlace),
})
// Vite's own server writes no payload into the page: there the session is asked for.
if (payload === null) void store.set(authenticateAtom)

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')
createRoot(root, {
  // An error that a boundary has caught is as much a surprise as one that none has.
  onCaughtError: reportError,
  onUncaughtError: reportError,
}).render(
  <Provider store={store}>
    <AppErrorBoundary>
      <StaffRouter />
    </AppErrorBoundary>
  </Provider>,
)
