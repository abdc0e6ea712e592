import type { Locale } from '@flower-market/flower-domain'
import { fixtureOrigin } from '../fixtures/inbox.fixtures.ts'
import type { MarketState } from './market-state.ts'
import { send } from './sending.ts'

const prefix: Readonly<Record<Locale, string>> = { ru: '', en: '/en' }

const mails = {
  signup: {
    page: '/signup/verify',
    ru: ['Подтвердите почту', 'Чтобы завершить регистрацию, откройте ссылку. Она действует 24 часа.'],
    en: ['Confirm your email', 'To finish signing up, open the link. It is valid for 24 hours.'],
  },
  taken: {
    page: '/recovery',
    ru: ['У вас уже есть аккаунт', 'Аккаунт с этой почтой уже есть. Если вы забыли пароль, задайте новый.'],
    en: [
      'You already have an account',
      'This email already has an account. If you forgot your password, set a new one.',
    ],
  },
  recovery: {
    page: '/recovery/verify',
    ru: ['Восстановление пароля', 'Чтобы задать новый пароль, откройте ссылку. Она действует один час.'],
    en: ['Set a new password', 'To set a new password, open the link. It is valid for one hour.'],
  },
  invitation: {
    page: '/recovery/verify',
    ru: ['Для вас создан аккаунт', 'Чтобы войти, задайте пароль. Ссылка действует трое суток.'],
    en: ['An account was created for you', 'Set a password to sign in. The link is valid for three days.'],
  },
  approved: {
    page: '/catalog',
    ru: ['Верификация пройдена', 'Мы проверили ваши данные: теперь можно оформлять заказы.'],
    en: ['You are verified', 'Your details have been checked: you can place orders now.'],
  },
  rejected: {
    page: '/profile/verification',
    ru: ['Верификация отклонена', 'Исправьте данные и отправьте их ещё раз.'],
    en: ['Your verification was declined', 'Correct your details and submit them again.'],
  },
} as const

/** Sends a mail; a token is in the fragment of its link, which browsers do not send to servers. */
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
