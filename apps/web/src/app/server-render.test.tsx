import { Provider } from 'jotai'
import { getResponse, type HttpHandler } from 'msw'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  ApiError,
  callKey,
  createApiClient,
  isCallPermitted,
  readsAt,
  type AddressedRead,
  type CallArguments,
  type Session,
} from '@flower-market/api-client'
import {
  alina,
  anna,
  boris,
  cartFixture,
  createMockMarket,
  fixtureNow,
  fixturePurchase,
  operations,
  pyotr,
  sessionOf,
} from '@flower-market/api-client/msw'
import { createAppStore, pageEnvironmentAtom } from '@flower-market/app-runtime/app'
import { localizePath } from '@flower-market/app-runtime/i18n'
import { resourcesAtom } from '@flower-market/app-runtime/server-data'
import { apiAtom } from '@flower-market/app-runtime/session'
import { serializeCart, supportedLocales, type Locale } from '@flower-market/flower-domain'
import { frameReads, pageRoutes, type NamedRoute } from '../routes.ts'
import { loadCartAtom } from '../state/cart.atoms.ts'
import { chosenCompactRowsAtom } from '../state/compact-rows.atoms.ts'
import { Gate } from './gate/Gate.tsx'
import { renderPage } from './page-renderer.tsx'
import { ShopRoutes } from './router.tsx'
import { shop } from './shop.ts'

const states = ['loaded', 'loading', 'failed', 'not-found', 'empty'] as const
type State = (typeof states)[number]

const order = fixturePurchase('partially_confirmed')
const parameters: Readonly<Record<string, string>> = { ':id': order._id, ':email': 'rosa@buyers.example' }

/** What a page is asked by: an address of it, and somebody who may open it. */
function visitOf({ name, path, access, needs }: NamedRoute): { address: string; session: Session | null } {
  const ids: { readonly [N in NamedRoute['name']]?: string } = {
    user: pyotr._id,
    balanceEntry: operations[0]?.entries[0]?._id ?? '',
  }
  const id = ids[name] ?? order._id
  const address = path.replaceAll(/:\w+/gu, (parameter) =>
    parameter === ':id' ? id : (parameters[parameter] ?? ''),
  )
  const person = needs === undefined ? anna : needs === 'userById' ? boris : alina
  return { address, session: access === 'signed-in' ? sessionOf(person) : null }
}

function readsOf(route: NamedRoute, address: string, session: Session | null): AddressedRead[] {
  const { pathname, searchParams: search } = new URL(address, 'http://shop.test')
  const names = route.path.split('/')
  const params = Object.fromEntries(
    pathname.split('/').flatMap((part, place) => {
      const name = names[place] ?? ''
      return name.startsWith(':') ? [[name.slice(1), part] as const] : []
    }),
  )
  return readsAt([...frameReads, ...(route.reads ?? [])], {
    params,
    search,
    personId: session?._id ?? '',
  }).filter(({ call }) => isCallPermitted(session, call))
}

/** Answers of a market to the reads of a page, as the server writes them into its document. */
async function answersTo(
  reads: readonly AddressedRead[],
  session: Session | null,
  handlers: readonly HttpHandler[],
) {
  const client = createApiClient({
    payload: { session, calls: {} },
    baseUrl: 'http://shop.test',
    fetch: async (input, init) =>
      (await getResponse([...handlers], new Request(input, init))) ?? Response.error(),
  })
  const answers = reads.map(async ({ call, input }) => {
    // A document leaves out what is refused.
    const answer = await client
      .call(call, ...([input] as unknown as CallArguments<typeof call>))
      .catch(() => undefined)
    return answer === undefined ? [] : [[callKey(call, input as never), answer]]
  })
  return Object.fromEntries((await Promise.all(answers)).flat()) as Record<string, unknown>
}

async function storeIn(state: State, route: NamedRoute, address: string, session: Session | null) {
  const reads = readsOf(route, address, session)
  const hasAnswers = state === 'loaded' || state === 'empty'
  const signedInId = session?._id ?? null
  const { handlers } = createMockMarket({
    signedInId,
    ...(state === 'empty' && { purchases: [], cards: [] }),
  })
  const store = createAppStore(shop, {
    session,
    calls: hasAnswers ? await answersTo(reads, session, handlers) : {},
  })
  store.set(pageEnvironmentAtom, {
    origin: 'http://shop.test',
    pathname: address,
    now: () => fixtureNow,
    timeZone: 'Europe/Moscow',
  })
  store.set(chosenCompactRowsAtom, false)
  if (state === 'loaded') {
    vi.stubGlobal('localStorage', { getItem: () => serializeCart(cartFixture), setItem: () => {} })
    store.set(loadCartAtom)
    vi.stubGlobal('localStorage', undefined)
  }
  if (state !== 'failed' && state !== 'not-found') return store
  const error =
    state === 'failed'
      ? new ApiError({ kind: 'network', call: 'live', message: 'down' })
      : new ApiError({ kind: 'http', call: 'live', message: 'gone', status: 404, code: 'not-found' })
  store.set(apiAtom, { ...store.get(apiAtom), call: (() => Promise.reject(error)) as never })
  const shown = reads.map(({ call, input }) => store.get(resourcesAtom).of(call, input as never))
  for (const resource of shown) {
    resource.subscribe(() => {})
    resource.ensure()
  }
  await vi.waitFor(
    () => expect(shown.every((resource) => resource.get().status === 'failed')).toBe(true),
    20_000,
  )
  return store
}

async function render(
  store: Awaited<ReturnType<typeof storeIn>>,
  address: string,
  locale: Locale,
): Promise<string> {
  const errors: unknown[] = []
  const { prelude } = await prerender(
    <Provider store={store}>
      <StaticRouter location={localizePath(locale, address)}>
        <Gate>
          <ShopRoutes />
        </Gate>
      </StaticRouter>
    </Provider>,
    { onError: (error) => void errors.push(error) },
  )
  const html = await new Response(prelude).text()
  if (errors.length > 0) throw errors[0]
  return html
}

const RealDate = Date

/** A clock that nothing may read: the moment comes with the store. */
class UnreadDate extends RealDate {
  constructor(...moment: [] | [string | number | Date]) {
    if (moment.length === 0) throw new Error('The clock was read while rendering.')
    super(...(moment as [string]))
  }

  static override now(): number {
    throw new Error('The clock was read while rendering.')
  }
}

beforeAll(() => {
  // Node has some of the browser's globals; a screen that reads one of them renders something else in the browser.
  for (const name of ['navigator', 'localStorage', 'sessionStorage', 'location'])
    vi.stubGlobal(name, undefined)
})
afterAll(() => vi.unstubAllGlobals())

test('Node renders without a browser', () => {
  expect(
    ['window', 'document', 'navigator', 'localStorage'].filter(
      (name) => globalThis[name as never] !== undefined,
    ),
  ).toEqual([])
})

const cases = pageRoutes.flatMap((route) => states.map((state) => [route.path, state, route] as const))

test.each(cases)('%s renders to a string when it is %s', async (_path, state, route) => {
  const { address, session } = visitOf(route)
  const store = await storeIn(state, route, address, session)
  const texts: string[] = []
  vi.stubGlobal('Date', UnreadDate)
  try {
    for (const locale of supportedLocales) texts.push(await render(store, address, locale))
  } finally {
    vi.stubGlobal('Date', RealDate)
  }
  for (const html of texts) expect(html).toContain('<main')
  expect(new Set(texts).size).toBe(supportedLocales.length)
})

const catalog = pageRoutes.find(({ name }) => name === 'catalog') as NamedRoute

/** The document of somebody's catalog. */
async function catalogOf(locale: Locale) {
  const session = sessionOf(anna)
  const { handlers } = createMockMarket({ signedInId: anna._id })
  const calls = await answersTo(readsOf(catalog, catalog.path, session), session, handlers)
  return {
    url: localizePath(locale, catalog.path),
    payload: { session, calls },
    now: fixtureNow,
    hasCompactRows: false,
  }
}

test.each(supportedLocales)(
  'the catalog of whoever is signed in is rendered with its rows, in %s, the second time as the first',
  async (locale) => {
    const request = await catalogOf(locale)
    vi.stubGlobal('Date', UnreadDate)
    try {
      const first = await renderPage(request)
      expect(first?.match(/role="gridcell"/gu)?.length).toBeGreaterThan(20)
      expect(first).toMatch(/<header.*<footer/su)
      expect(await renderPage(request)).toBe(first)
    } finally {
      vi.stubGlobal('Date', RealDate)
    }
  },
)

test('whoever has chosen low rows gets them from the server', async () => {
  const request = await catalogOf('ru')
  const rowsOf = async (hasCompactRows: boolean) => {
    const html = await renderPage({ ...request, hasCompactRows })
    return {
      kind: /data-rows="(?<kind>\w+)"/u.exec(html ?? '')?.groups?.['kind'],
      isPressed: html?.includes('aria-pressed="true"'),
    }
  }
  expect(await rowsOf(false)).toEqual({ kind: 'desktop', isPressed: false })
  expect(await rowsOf(true)).toEqual({ kind: 'compact', isPressed: true })
})

test('guests, other pages and filtered lists are left to the browser', async () => {
  const request = await catalogOf('en')
  expect(await renderPage({ ...request, url: '/en/catalog?date=2026-11-26' })).toContain('<main')
  for (const url of [
    '/en/history',
    '/en/catalog?type=roses',
    '/en/catalog?date=2026-11-26&q=a',
    '/en/catalog/',
  ])
    expect(await renderPage({ ...request, url })).toBeNull()
  expect(await renderPage({ ...request, payload: { session: null, calls: {} } })).toBeNull()
})
