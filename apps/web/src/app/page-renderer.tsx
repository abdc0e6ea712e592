import { callKey, type RenderRequest } from '@flower-market/api-client'
import { createAppStore, pageEnvironmentAtom } from '@flower-market/app-runtime/app'
import { localizePath } from '@flower-market/app-runtime/i18n'
import { moscowTimeZone, supportedLocales } from '@flower-market/flower-domain'
import { renderToString } from 'react-dom/server'
import { paths } from '../paths.ts'
import { chosenCompactRowsAtom } from '../state/compact-rows.atoms.ts'
import { noSettings, settingsAtom, type ShopSettings } from '../state/settings.atoms.ts'
import { PageOnServer, renderWhole } from './page-on-server.tsx'
import { shop } from './shop.ts'

/** The pages that are rendered for each request: of all that a signed-in person opens first, the one with the most to draw. */
const renderedPaths: ReadonlySet<string> = new Set(
  supportedLocales.map((locale) => localizePath(locale, paths.catalog())),
)

/** No filter: a document repeats nothing of its address that somebody else could have chosen, but a day. */
const renderedQuery = /^(?:date=\d{4}-\d\d-\d\d)?$/u

/** What React writes where a part of the page suspends. */
const suspended = '<!--$!-->'

function pageFor({ url, payload, now, hasCompactRows }: RenderRequest) {
  const [pathname = ''] = url.split('?')
  const store = createAppStore(shop, payload)
  store.set(pageEnvironmentAtom, { origin: '', pathname, now: () => now, timeZone: moscowTimeZone })
  store.set(chosenCompactRowsAtom, hasCompactRows)
  const settings = (payload.calls[callKey('shopSettings')] as ShopSettings | undefined) ?? noSettings
  // Whoever may be warned of their browser is sent no markup.
  store.set(settingsAtom, { ...settings, hasSafariWarning: false })
  return <PageOnServer store={store} address={url} />
}

/** Renders the first screen of somebody who is signed in, from the answers in their document. */
export async function renderPage(request: RenderRequest): Promise<string | null> {
  const [pathname = '', query = ''] = request.url.split('?')
  if (request.payload.session === null || !renderedPaths.has(pathname) || !renderedQuery.test(query))
    return null
  const html = renderToString(pageFor(request))
  // The first page of a language waits for its code and messages; all others find them there.
  return html.includes(suspended) ? renderWhole(pageFor(request)) : html
}
