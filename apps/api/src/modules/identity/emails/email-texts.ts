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
  readonly verificationApproved: LetterText
  readonly verificationRejected: LetterText
  readonly orderUnpaid: (number: number) => LetterText
  readonly orderCanceled: (number: number) => LetterText
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
      subject: 'Подтвердите почту, чтобы заказывать цветы',
      before: `Вы регистрируетесь в магазине «${ru}». Чтобы завершить регистрацию, откройте ссылку:`,
      after:
        'Ссылка действует 24 часа и сработает один раз. Если регистрировались не вы, удалите это письмо: без перехода по ссылке аккаунт не будет подтверждён.',
    },
    alreadyRegistered: {
      subject: 'У вас уже есть аккаунт',
      before: `Кто-то (возможно, вы) регистрируется в магазине «${ru}» с этой почтой. Аккаунт с ней уже есть: войдите как обычно. Если вы забыли пароль, задайте новый:`,
      after: 'Если это были не вы, ничего делать не нужно: в вашем аккаунте ничего не изменилось.',
    },
    recovery: {
      subject: 'Восстановление пароля',
      before: `Чтобы задать новый пароль для магазина «${ru}», откройте ссылку:`,
      after:
        'Ссылка действует один час и сработает один раз. Если вы не запрашивали новый пароль, удалите это письмо: старый пароль продолжит действовать.',
    },
    passwordChanged: {
      subject: 'Пароль изменён',
      before: `Пароль вашего аккаунта в магазине «${ru}» изменён. На других устройствах нужно войти заново. Если это сделали не вы, сразу задайте новый пароль:`,
      after: 'Если это были вы, ничего делать не нужно.',
    },
    verificationApproved: {
      subject: 'Верификация пройдена',
      before: `Мы проверили ваши данные. Оформляйте заказы в магазине «${ru}»:`,
      after: 'Больше ничего делать не нужно.',
    },
    verificationRejected: {
      subject: 'Верификация отклонена',
      before:
        'Мы не смогли подтвердить ваши данные. Посмотрите причину, исправьте данные и отправьте их ещё раз:',
      after: 'Повторная проверка занимает около 24 часов.',
    },
    orderUnpaid: (number) => ({
      subject: `Заказ № ${number} отменён: оплата не поступила`,
      before: `Срок оплаты заказа № ${number} истёк. Мы отменили заказ и вернули цветы в продажу. Откройте заказ, чтобы повторить его:`,
      after: 'Если вы уже отправили деньги, они поступят на ваш баланс.',
    }),
    orderCanceled: (number) => ({
      subject: `Заказ № ${number} отменён`,
      before: `Мы отменили заказ № ${number}. Причина указана в заказе:`,
      after: 'Оплаченная сумма возвращена на ваш баланс.',
    }),
    signInCode: (code) => `${code} — код входа, «${ru}». Никому его не сообщайте.`,
  },
  en: {
    shop: en,
    greeting: (name) => (name === null ? 'Hello,' : `Hello ${name},`),
    signUp: {
      subject: 'Confirm your email to start ordering flowers',
      before: `You are signing up for ${en}. To finish, open this link:`,
      after:
        'The link is valid for 24 hours and works once. If it was not you, delete this email: the account will not be confirmed without the link.',
    },
    alreadyRegistered: {
      subject: 'You already have an account',
      before: `Someone, perhaps you, is signing up for ${en} with this email. It already has an account: sign in as usual. If you forgot your password, set a new one:`,
      after: 'If it was not you, you do not need to do anything: nothing has changed in your account.',
    },
    recovery: {
      subject: 'Set a new password',
      before: `To set a new password for ${en}, open this link:`,
      after:
        'The link is valid for one hour and works once. If it was not you, delete this email: your old password stays valid.',
    },
    passwordChanged: {
      subject: 'Your password was changed',
      before: `The password of your ${en} account was changed. You need to sign in again on other devices. If it was not you, set a new password now:`,
      after: 'If it was you, you do not need to do anything.',
    },
    verificationApproved: {
      subject: 'You are verified',
      before: `We have checked your details. Place your orders at ${en}:`,
      after: 'You do not need to do anything else.',
    },
    verificationRejected: {
      subject: 'Your verification was declined',
      before: 'We could not verify your details. See the reason, correct them and submit them again:',
      after: 'Another review takes about 24 hours.',
    },
    orderUnpaid: (number) => ({
      subject: `Order ${number} was canceled: no payment received`,
      before: `The time to pay for order ${number} is over. We canceled the order and put the flowers back on sale. Open the order to repeat it:`,
      after: 'If you have already sent the money, it will be credited to your balance.',
    }),
    orderCanceled: (number) => ({
      subject: `Order ${number} was canceled`,
      before: `We canceled order ${number}. The reason is stated in the order:`,
      after: 'Anything you paid was returned to your balance.',
    }),
    signInCode: (code) => `${code} is your ${en} sign-in code. Do not share it with anyone.`,
  },
}
