import {
  ApiError,
  emailPlaceholder,
  operatorPlaceholder,
  returnPlaceholder,
  type RefusedPage,
  type RenderedPage,
} from '@flower-market/api-client'
import { createAppStore, pageEnvironmentAtom } from '@flower-market/app-runtime/app'
import { localizePath } from '@flower-market/app-runtime/i18n'
import { toSigninErrors, type SigninProblems } from '@flower-market/app-runtime/signin'
import { supportedLocales, type Locale } from '@flower-market/flower-domain'
import { routes, type RouteName } from '../routes.ts'
import { noSettings, settingsAtom } from '../state/settings.atoms.ts'
import { refusedSigninAtom } from '../state/refused-signin.atoms.ts'
import { typedEmailAtom } from '../state/typed-email.atoms.ts'
import { PageOnServer, renderWhole } from './page-on-server.tsx'
import { shop } from './shop.ts'

/**
 * The pages that show every guest the same; with `true` those whose links keep the page that was first asked for. The others depend on a
 * person, a link of a mail or an address in the path.
 */
const guestPages: { readonly [N in RouteName]?: boolean } = {
  signin: true,
  signup: true,
  recovery: true,
  recoveryConfirmed: false,
  recoveryExpired: true,
  signupExpired: true,
  offer: false,
  privacyPolicy: false,
  flowerOffer: false,
  flowerPrivacyPolicy: false,
}

function refuseClock(): never {
  throw new Error('A page that is rendered once reads the clock.')
}

async function render(address: string, refusedProblems?: SigninProblems): Promise<string> {
  const store = createAppStore(shop, { session: null, calls: {} })
  store.set(pageEnvironmentAtom, {
    origin: '',
    pathname: new URL(address, 'http://shop.invalid').pathname,
    now: refuseClock,
    timeZone: 'Europe/Moscow',
  })
  // The server writes who runs the shop where these stand.
  store.set(settingsAtom, { ...noSettings, operator: { ru: operatorPlaceholder, en: operatorPlaceholder } })
  if (refusedProblems !== undefined) {
    store.set(typedEmailAtom, emailPlaceholder)
    store.set(refusedSigninAtom, { email: emailPlaceholder, problems: refusedProblems })
  }
  return renderWhole(<PageOnServer store={store} address={address} />)
}

async function renderPage(path: string, locale: Locale, hasReturn: boolean): Promise<RenderedPage> {
  const address = localizePath(locale, path)
  return {
    plain: await render(address),
    ...(hasReturn && { withReturn: await render(`${address}?return=${returnPlaceholder}`) }),
  }
}

/** Why the server refuses a sign-in; the last stands for everything else. */
const refusals = [
  'wrong-credentials',
  'account-blocked',
  'second-factor-needed',
  'too-many-requests',
  'unavailable',
  'internal',
] as const

/** The page of signing in after a form that the browser itself has sent. */
async function renderRefusals(locale: Locale): Promise<Record<string, RefusedPage>> {
  const address = localizePath(locale, routes.signin.path)
  const pages: Record<string, RefusedPage> = {}
  for (const code of refusals) {
    const problems = toSigninErrors(new ApiError({ kind: 'http', call: 'signin', message: code, code }))
    pages[code] = {
      plain: await render(address, problems),
      withReturn: await render(`${address}?return=${returnPlaceholder}`, problems),
      problems: problems as Record<string, string>,
    }
  }
  return pages
}

/** Renders every page that the build can render, by the names of their routes. */
export async function renderGuestPages(): Promise<Record<string, Record<Locale, RenderedPage>>> {
  const pages: Record<string, Record<Locale, RenderedPage>> = {}
  for (const [name, hasReturn] of Object.entries(guestPages)) {
    const { path } = routes[name as RouteName]
    const ru = await renderPage(path, 'ru', hasReturn)
    const en = await renderPage(path, 'en', hasReturn)
    pages[name] = { ru, en }
  }
  for (const locale of supportedLocales) {
    const page = pages['signin']?.[locale]
    if (page !== undefined) Object.assign(page, { refused: await renderRefusals(locale) })
  }
  return pages
}
