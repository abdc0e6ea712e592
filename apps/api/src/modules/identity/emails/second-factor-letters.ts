import type { Locale } from '@flower-market/flower-domain'
import type { LetterText } from './email-texts.ts'

/** Everything that staff are mailed about their second factor. */
export const secondFactorNews = ['set', 'codes', 'removed', 'passkey-added', 'passkey-removed'] as const

/** What happened to a second factor. */
export type SecondFactorNews = (typeof secondFactorNews)[number]

/** What the shop writes to staff about their second factor. */
export const secondFactorLetters: Readonly<Record<Locale, Readonly<Record<SecondFactorNews, LetterText>>>> = {
  ru: {
    set: {
      subject: 'Второй фактор включён',
      before:
        'Для входа в ваш аккаунт теперь нужен код из приложения-аутентификатора. На других устройствах нужно войти заново. Если это сделали не вы, сообщите владельцу магазина и задайте новый пароль:',
      after: 'Если это были вы, сохраните резервные коды: без них не войти, если потеряете телефон.',
    },
    codes: {
      subject: 'Созданы новые резервные коды',
      before:
        'Созданы новые резервные коды для входа в ваш аккаунт, прежние больше не действуют. Если это сделали не вы, сообщите владельцу магазина и задайте новый пароль:',
      after: 'Если это были вы, ничего делать не нужно.',
    },
    removed: {
      subject: 'Второй фактор отключён',
      before:
        'Для входа в ваш аккаунт больше не нужен код из приложения-аутентификатора. Если это сделали не вы, сообщите владельцу магазина и сразу задайте новый пароль:',
      after: 'Если это были вы, ничего делать не нужно.',
    },
    'passkey-added': {
      subject: 'Добавлен ключ доступа',
      before:
        'Вместо кода из приложения-аутентификатора теперь можно подтвердить вход новым ключом доступа. Если его добавили не вы, сообщите владельцу магазина, удалите ключ и задайте новый пароль:',
      after: 'Если это были вы, ничего делать не нужно.',
    },
    'passkey-removed': {
      subject: 'Ключ доступа удалён',
      before:
        'Ключ доступа к вашему аккаунту удалён: подтвердить им вход больше нельзя. Если это сделали не вы, сообщите владельцу магазина и задайте новый пароль:',
      after: 'Если это были вы, ничего делать не нужно.',
    },
  },
  en: {
    set: {
      subject: 'Your second factor is on',
      before:
        'Signing in to your account now needs a code of your authenticator app. You need to sign in again on other devices. If it was not you, tell the owner of the shop and set a new password:',
      after: 'If it was you, keep your recovery codes: you need one if you lose your phone.',
    },
    codes: {
      subject: 'New recovery codes were made',
      before:
        'New recovery codes were made for your account; the earlier ones no longer work. If it was not you, tell the owner of the shop and set a new password:',
      after: 'If it was you, you do not need to do anything.',
    },
    removed: {
      subject: 'Your second factor is off',
      before:
        'Signing in to your account no longer needs a code of your authenticator app. If it was not you, tell the owner of the shop and set a new password now:',
      after: 'If it was you, you do not need to do anything.',
    },
    'passkey-added': {
      subject: 'A passkey was added',
      before:
        'A new passkey can now confirm signing in to your account, in place of a code of your authenticator app. If it was not you, tell the owner of the shop, remove the passkey and set a new password:',
      after: 'If it was you, you do not need to do anything.',
    },
    'passkey-removed': {
      subject: 'A passkey was removed',
      before:
        'A passkey was removed from your account and no longer confirms signing in. If it was not you, tell the owner of the shop and set a new password:',
      after: 'If it was you, you do not need to do anything.',
    },
  },
}
