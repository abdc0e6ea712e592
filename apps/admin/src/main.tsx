import '@flower-market/ui/styles.css'
import { createAppStore, readPagePayload, renderApp } from '@flower-market/app-runtime/app'
import { watchChunkErrors, watchErrors } from '@flower-market/app-runtime/errors'
import { readPageMessages } from '@flower-market/app-runtime/i18n'
import { shownInPlace } from '@flower-market/app-runtime/notifications'
import { apiAtom, authenticateAtom } from '@flower-market/app-runtime/session'
import { applyTheme, readTheme } from '@flower-market/app-runtime/theme'
import { StaffRouter, patternOf, startLoadingAt } from './app/router.tsx'
import { staffApp } from './app/staff-app.ts'

applyTheme(readTheme())
watchChunkErrors(window)
readPageMessages(document)
startLoadingAt(location.pathname)

const payload = readPagePayload(document)
const store = createAppStore(staffApp, payload)
const api = store.get(apiAtom)
watchErrors(window, {
  patternOf,
  send: (body) => api.call('errorReport', { body }, shownInPlace),
})
// Vite's own server writes no payload into the page: there the session is asked for.
if (payload === null) void store.set(authenticateAtom)

renderApp(store, <StaffRouter />)
