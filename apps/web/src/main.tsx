import '@flower-market/ui/styles.css'
import {
  createAppStore,
  dropMarkup,
  nextTask,
  readPagePayload,
  renderApp,
} from '@flower-market/app-runtime/app'
import { watchErrors, watchChunkErrors } from '@flower-market/app-runtime/errors'
import { readPageMessages } from '@flower-market/app-runtime/i18n'
import { shownInPlace } from '@flower-market/app-runtime/notifications'
import { apiAtom, authenticateAtom } from '@flower-market/app-runtime/session'
import { ShopRouter, patternOf, startLoadingAt } from './app/router.tsx'
import { loadLateParts } from './app/late-parts.ts'
import { loadScreens } from './app/screen-of.ts'
import { shop } from './app/shop.ts'
import { applyTheme, readTheme } from '@flower-market/app-runtime/theme'
import { loadCartAtom } from './state/cart.atoms.ts'
import { clientAtom, loadClientAtom } from './state/client.atoms.ts'
import { noSettings, settingsAtom } from './state/settings.atoms.ts'

applyTheme(readTheme())
watchChunkErrors(window)
readPageMessages(document)
startLoadingAt(location.pathname)

/** Not at the top level: the files that are loaded on the way wait for this one to have run. */
async function start(): Promise<void> {
  // Evaluating this file has been a long task already. An error before the next one is not reported; one in a file of the page occurs again when the page is rendered.
  await nextTask()
  const sent = readPagePayload(document)
  // The shell, which is shown where the server does not answer, knows nobody: the browser may.
  const kept =
    sent === null
      ? await import('./state/kept-page.ts').then(({ readKeptPage }) => readKeptPage()).catch(() => null)
      : null
  const store = createAppStore(shop, sent ?? kept?.payload ?? null)
  kept?.begin(store)
  const api = store.get(apiAtom)
  watchErrors(window, {
    patternOf,
    send: (body) => api.call('errorReport', { body }, shownInPlace),
  })
  // Neither does Vite's own server write a payload into the page: there the session is asked for.
  if (sent === null) void store.set(authenticateAtom)
  store.set(settingsAtom, await api.call('shopSettings', {}).catch(() => noSettings))
  store.set(loadCartAtom)
  store.set(loadClientAtom)
  await nextTask()
  // The server has rendered the page of whoever is signed in; whom a broker orders for is known to the browser alone.
  if (store.get(clientAtom) !== null) dropMarkup(document)
  renderApp(store, <ShopRouter />)
}

void start()

// A click on a link then waits for its page alone; what fails here is tried again with the click.
function loadOthers(): void {
  loadScreens().catch(() => null)
  loadLateParts().catch(() => null)
}
if (document.readyState === 'complete') loadOthers()
else addEventListener('load', loadOthers)
