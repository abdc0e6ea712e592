import type { Locale } from '@flower-market/flower-domain'
import { fixtureOrigin } from '../fixtures/inbox.fixtures.ts'
import type { MarketState } from './market-state.ts'
import { send } from './sending.ts'

const prefix: Readonly<Record<Locale, string>> = { ru: '', en: '/en' }

const mails = {
  signup: {
    page: '/signup/verify',
    ru: ['Подтвердите адрес почты', 'Чтобы войти, подтвердите адрес по ссылке. Она действует 24 часа.'],
    en: ['Confirm your address', 'Follow the link to confirm your address. It works for 24 hours.'],
  },
  taken: {
    page: '/recovery',
    ru: [
      'У вас уже есть учётная запись',
      'С этим адресом уже зарегистрированы. Забыли пароль — задайте новый.',
    ],
    en: ['You have an account already', 'This address is taken. If you forgot the password, set a new one.'],
  },
  recovery: {
    page: '/recovery/verify',
    ru: ['Новый пароль', 'Задайте новый пароль по ссылке. Она действует час.'],
    en: ['A new password', 'Follow the link to set a new password. It works for an hour.'],
  },
} as const

/** Sends a mail; a token goes into the fragment of its link, which no server ever sees. */
export function sendMail(
  state: MarketState,
  kind: keyof typeof mails,
  { email, locale }: { readonly email: string; readonly locale: Locale },
  token?: string,
): void {
  const { page, [locale]: words } = mails[kind]
  const [subject, text] = words
  const link = `${fixtureOrigin}${prefix[locale]}${page}${token === undefined ? '' : `#${token}`}`
  send(state, { kind: 'mail', to: email, subject, text, link })
}
