import {
  callKey,
  emailPlaceholder,
  operatorPlaceholder,
  returnPlaceholder,
  type ErrorCode,
  type PagePayload,
} from '@flower-market/api-client/contract'
import { expect, test } from 'vitest'
import { renderedPage } from './rendered-page.ts'

const page = { plain: 'plain', withReturn: `<a href="/signup?return=${returnPlaceholder}">` }
const route = { rendered: { ru: page, en: { plain: 'in English' } } }
const chrome = 'Mozilla/5.0 (X11) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'
const safari = 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15'

function guest(hasSafariWarning = true): PagePayload {
  return { session: null, calls: { [callKey('shopSettings')]: { hasSafariWarning } } }
}

function askFor(url: string, { userAgent = chrome, payload = guest(), locale = 'ru' as 'ru' | 'en' } = {}) {
  return renderedPage(route, payload, { locale, url, userAgent })?.markup ?? null
}

test('a guest gets the page as the build has rendered it, in its language', () => {
  expect(askFor('/signin')).toBe('plain')
  expect(askFor('/en/signin', { locale: 'en' })).toBe('in English')
  expect(renderedPage(undefined, guest(), { locale: 'ru', url: '/', userAgent: chrome })).toBeNull()
  expect(renderedPage({}, guest(), { locale: 'ru', url: '/', userAgent: chrome })).toBeNull()
})

test('links keep the page that was first asked for', () => {
  expect(askFor('/signin?return=%2Fcart%3Fday%3D2026-11-26')).toBe(
    '<a href="/signup?return=%2Fcart%3Fday%3D2026-11-26">',
  )
  expect(askFor(`/signin?return=%2F$&amp`)).toBeNull()
  expect(askFor("/signin?return=%2F'$&")).toBeNull()
  expect(askFor("/signin?return='")).toBe(`<a href="/signup?return='">`)
  expect(askFor('/en/signin?return=%2Fcart', { locale: 'en' })).toBeNull()
})

test.each(['?', '?by=phone', '?return=/cart', '?return=%2Fcart&by=phone', '?return=%2fcart', '?return=%E0'])(
  'the query %s is left to the browser',
  (query) => {
    expect(askFor(`/signin${query}`)).toBeNull()
  },
)

const meadow = {
  name: 'ООО «Луг & поле»',
  address: 'Тверь, Советская, 1',
  email: 'zakaz@meadow.example',
  phone: '+7 482 200-00-00',
  registration: 'ИНН 7700000009',
}
const footer = {
  plain: `<b>${operatorPlaceholder.name}</b>${operatorPlaceholder.address}<a href="tel:+00000000000000000">${operatorPlaceholder.phone}</a><a href="mailto:${operatorPlaceholder.email}"></a>${operatorPlaceholder.registration}`,
}

function footerFor(operator: object): string | null {
  const payload = { session: null, calls: { [callKey('shopSettings')]: { operator } } }
  const request = { locale: 'ru', url: '/offer', userAgent: chrome } as const
  return renderedPage({ rendered: { ru: footer, en: footer } }, payload, request)?.markup ?? null
}

test('a page of the build names the operator as it is called now, in its language', () => {
  expect(footerFor({ ru: meadow })).toBe(
    '<b>ООО «Луг &amp; поле»</b>Тверь, Советская, 1<a href="tel:+74822000000">+7 482 200-00-00</a><a href="mailto:zakaz@meadow.example"></a>ИНН 7700000009',
  )
})

test.each(Object.keys(meadow))(
  'where the operator has not said its %s, the page is left to the browser',
  (part) => {
    expect(footerFor({ ru: { ...meadow, [part]: null } })).toBeNull()
  },
)

test('whoever is signed in gets no page of a guest', () => {
  const session = { _id: 'anna' } as PagePayload['session']
  expect(askFor('/offer', { payload: { ...guest(), session } })).toBeNull()
})

test('who may be warned of Safari gets the page from its script, while the warning is on', () => {
  expect(askFor('/signin', { userAgent: safari })).toBeNull()
  expect(askFor('/signin', { userAgent: '' })).toBeNull()
  expect(askFor('/signin', { payload: { session: null, calls: {} }, userAgent: safari })).toBeNull()
  expect(askFor('/signin', { userAgent: safari, payload: guest(false) })).toBe('plain')
})

test('a refused form is shown again with its email and what is wrong', () => {
  const markup = `<a href="${returnPlaceholder}"><input value="${emailPlaceholder}">`
  const refused = {
    'wrong-credentials': {
      plain: 'plain',
      withReturn: markup,
      problems: { password: 'signin.wrongCredentials' },
    },
    internal: { plain: `!`, withReturn: markup, problems: { form: 'forms.failed' } },
  }
  const signin = { rendered: { ru: { ...page, refused }, en: page } }
  const showAgain = (code: ErrorCode, url = '/signin?return=%2Fcart') =>
    renderedPage(signin, guest(), {
      locale: 'ru',
      url,
      userAgent: chrome,
      refusal: { code, email: '"><script>$&' },
    })
  expect(showAgain('wrong-credentials')).toEqual({
    markup: '<a href="%2Fcart"><input value="&quot;&gt;&lt;script&gt;$&amp;">',
    refused: { email: '"><script>$&', problems: { password: 'signin.wrongCredentials' } },
  })
  expect(showAgain('csrf-failed')?.refused?.problems).toEqual({ form: 'forms.failed' })
  expect(showAgain('wrong-credentials', '/signin')?.markup).toBe('plain')
  expect(showAgain('wrong-credentials', '/signin?by=phone')).toBeNull()
  expect(
    renderedPage(route, guest(), {
      locale: 'ru',
      url: '/signin?return=%2F',
      userAgent: chrome,
      refusal: { code: 'internal', email: '' },
    }),
  ).toBeNull()
})
