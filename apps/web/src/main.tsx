import '@flower-market/ui/styles.css'
import { createAppStore, readPagePayload, renderApp } from '@flower-market/app-runtime/app'
import { watchErrors, watchChunkErrors } from '@flower-market/app-runtime/errors'
import { readPageMessages } from '@flower-market/app-runtime/i18n'
import { shownInPlace } from '@flower-market/app-runtime/notifications'
import { apiAtom, authenticateAtom } from '@flower-market/app-runtime/session'
import { ShopRouter, patternOf, startLoadingAt } from './app/router.tsx'
import { loadScreens } from './app/screen-of.ts'
import { shop } from './app/shop.ts'
import { applyTheme, readTheme } from '@flower-market/app-runtime/theme'
import { loadCartAtom } from './state/cart.atoms.ts'
import { loadClientAtom } from './state/client.atoms.ts'
import { noSettings, settingsAtom } from './state/settings.atoms.ts'

applyTheme(readTheme())
watchChunkErrors(window)
readPageMessages(document)
startLoadingAt(location.pathname)

const payload = readPagePayload(document)
const store = createAppStore(shop, payload)
const api = store.get(apiAtom)
watchErrors(window, {
  patternOf,
  send: (body) => api.call('errorReport', { body }, shownInPlace),
})
// Vite's own server writes no payload into the page: there the session is asked for.
if (payload === null) void store.set(authenticateAtom)
store.set(settingsAtom, await api.call('shopSettings', {}).catch(() => noSettings))
store.set(loadCartAtom)
store.set(loadClientAtom)

renderApp(store, <ShopRouter />)

// A click on a link then waits for its page alone; what fails here is tried again with the click.
addEventListener('load', () => void loadScreens().catch(() => null))
