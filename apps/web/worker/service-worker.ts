import { clientsClaim } from 'workbox-core'
import { matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { answerNavigation } from './answer-navigation.ts'
import { handlePushMessages } from './push-messages.ts'
import { handlePageMessage } from './release.ts'

declare const self: ServiceWorkerGlobalScope

/** What the build lists: the files of the pages that can be read without a network, and the shell in both languages. */
declare const precached: readonly { readonly url: string; readonly revision: string | null }[]

/** Named once: the build writes the list in the place of the name. */
const list = precached

precacheAndRoute([...list], { cleanURLs: false, directoryIndex: '' })
clientsClaim()

function shellOf(pathname: string): Promise<Response | undefined> {
  return matchPrecache(/^\/en(?:\/|$)/u.test(pathname) ? '/en/shell' : '/shell')
}

registerRoute(
  new NavigationRoute(
    ({ request, url }) =>
      answerNavigation({
        ask: () => fetch(request),
        shell: () => shellOf(url.pathname),
        cacheNames: () => caches.keys(),
      }),
    // Calls, files and the parts of the server that are no pages of the shop: documents of people are among them.
    { denylist: [/^\/(?:api|assets|storybook|socket\.io)(?:\/|$)/u, /\.[\w-]+$/u] },
  ),
)

handlePushMessages(self)
const files = new Set(list.map(({ url }) => url))
self.addEventListener('message', (event) => {
  event.waitUntil(
    handlePageMessage(event, {
      isOwn: (script) => files.has(script),
      windows: () => self.clients.matchAll({ type: 'window', includeUncontrolled: true }),
      takeOver: () => self.skipWaiting(),
    }),
  )
})
