import { operators, type Locale } from '@flower-market/flower-domain'

/** A letter's words around its link. */
export interface LetterText {
  readonly subject: string
  /** Why the person gets this letter, and what the link is for. */
  readonly before: string
  /** How long the link counts, and what to do when somebody else is behind it. */
  readonly after: string
}

/** Every letter, and the words that all of them have. */
export interface LetterTexts {
  /** The operator's name, as it stands under a letter. */
  readonly shop: string
  /** The first line; without a name where the name cannot be printed. */
  readonly greeting: (name: string | null) => string
  readonly signUp: LetterText
  readonly alreadyRegistered: LetterText
  readonly recovery: LetterText
  readonly passwordChanged: LetterText
  /** In Russian at most 70 characters: a longer one is sent, and paid, as two. */
  readonly signInCode: (code: string) => string
}

const { shop: ru } = operators.ru
const { shop: en } = operators.en

/** What the shop writes to people. */
export const emailTexts: Readonly<Record<Locale, LetterTexts>> = {
  ru: {
    shop: ru,
    greeting: (name) => (name === null ? 'Здравствуйте!' : `Здравствуйте, ${name}!`),
    signUp: {
      subject: 'Подтвердите почту, и можно заказывать цветы',
      before: `Вы регистрируетесь в магазине «${ru}». Остался один шаг, откройте ссылку:`,
      after:
        'Ссылка сработает один раз в течение 24 часов. Если регистрировались не вы, удалите это письмо: без ссылки ничего не произойдёт.',
    },
    alreadyRegistered: {
      subject: 'У вас уже есть аккаунт',
      before: `Кто-то, возможно вы, регистрируется в магазине «${ru}» с этой почтой. Аккаунт с ней уже есть, войдите как обычно. Если забыли пароль, задайте новый:`,
      after: 'Если это были не вы, ничего делать не нужно: в вашем аккаунте ничего не изменилось.',
    },
    recovery: {
      subject: 'Новый пароль',
      before: `Чтобы задать новый пароль для магазина «${ru}», откройте ссылку:`,
      after:
        'Ссылка сработает один раз в течение часа. Если пароль меняете не вы, удалите это письмо: старый пароль действует дальше.',
    },
    passwordChanged: {
      subject: 'Пароль изменён',
      before: `Пароль вашего аккаунта в магазине «${ru}» изменён, на других устройствах нужно войти заново. Если это сделали не вы, сразу задайте новый пароль:`,
      after: 'Если это были вы, ничего делать не нужно.',
    },
    signInCode: (code) => `${code} — код входа, «${ru}». Никому его не говорите.`,
  },
  en: {
    shop: en,
    greeting: (name) => (name === null ? 'Hello,' : `Hello ${name},`),
    signUp: {
      subject: 'Confirm your email to start ordering flowers',
      before: `You are joining ${en}. One step is left, open this link:`,
      after:
        'The link works once within 24 hours. If it was not you, delete this letter: without the link nothing happens.',
    },
    alreadyRegistered: {
      subject: 'You already have an account',
      before: `Somebody, perhaps you, is joining ${en} with this email. It already has an account, so sign in as usual. If you forgot the password, set a new one:`,
      after: 'If it was not you, there is nothing to do: nothing has changed in your account.',
    },
    recovery: {
      subject: 'A new password',
      before: `To set a new password for ${en}, open this link:`,
      after:
        'The link works once within an hour. If it was not you, delete this letter: the old password stays.',
    },
    passwordChanged: {
      subject: 'Your password was changed',
      before: `The password of your ${en} account was changed, and other devices have to sign in again. If it was not you, set a new password now:`,
      after: 'If it was you, there is nothing to do.',
    },
    signInCode: (code) => `${code} is your ${en} sign-in code. Tell it to nobody.`,
  },
}
