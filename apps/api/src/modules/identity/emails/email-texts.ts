import { operators, type Locale } from '@flower-market/flower-domain'

/** A letter's words around its link. */
export interface LetterText {
  readonly subject: string
  /** Why the person gets this letter, and what the link is for. */
  readonly before: string
  /** How long the link counts, and what to do when somebody else is behind it. */
  readonly after: string
}

/** Every letter. */
export interface LetterTexts {
  readonly signUp: LetterText
  readonly alreadyRegistered: LetterText
  readonly recovery: LetterText
  readonly invitation: LetterText
  readonly passwordChanged: LetterText
  readonly apiTokenMade: LetterText
  readonly verificationApproved: LetterText
  readonly verificationRejected: LetterText
  readonly standingOrderAnnounced: LetterText
  readonly standingOrderPlaced: LetterText
  readonly standingOrderPaused: LetterText
  readonly orderUnpaid: (number: number | string) => LetterText
  readonly orderCanceled: (number: number | string) => LetterText
  readonly orderPlacedForYou: (number: number | string) => LetterText
  readonly requestReceived: (number: number | string) => LetterText
  readonly requestAnswered: (number: number | string) => LetterText
  readonly requestDeclined: (number: number | string) => LetterText
  readonly requestExpired: (number: number | string) => LetterText
  readonly claimDecided: (number: number | string) => LetterText
  /** In Russian at most 70 characters: a longer one is sent, and paid, as two. */
  readonly signInCode: (code: string) => string
}

const { shop: ru } = operators.ru
const { shop: en } = operators.en

/** What the shop writes to people. */
export const emailTexts: Readonly<Record<Locale, LetterTexts>> = {
  ru: {
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
    invitation: {
      subject: 'Для вас создан аккаунт',
      before: `Сотрудник магазина «${ru}» создал для вас аккаунт с этой почтой. Чтобы войти, задайте пароль:`,
      after:
        'Ссылка действует трое суток и сработает один раз. Позже пароль можно задать на странице восстановления пароля. Если аккаунт вам не нужен, удалите это письмо.',
    },
    passwordChanged: {
      subject: 'Пароль изменён',
      before: `Пароль вашего аккаунта в магазине «${ru}» изменён. На других устройствах нужно войти заново. Если это сделали не вы, сразу задайте новый пароль:`,
      after: 'Если это были вы, ничего делать не нужно.',
    },
    apiTokenMade: {
      subject: 'Выпущен API-токен',
      before:
        'Выпущен токен, по которому программа может работать с вашим аккаунтом. Если это сделали не вы, отзовите токен и задайте новый пароль. Токены доступа:',
      after: 'Если это были вы, ничего делать не нужно.',
    },
    standingOrderAnnounced: {
      subject: 'Завтра разместим автозаказ',
      before:
        'Завтра мы разместим ваш автозаказ. Сколько он стоит по сегодняшним ценам и всё ли есть в наличии:',
      after:
        'Если заказ не нужен, поставьте автозаказ на паузу. Проверьте баланс и пределы цены: не хватит — заказ не разместится, и мы сообщим.',
    },
    standingOrderPlaced: {
      subject: 'Автозаказ размещён',
      before: 'Мы разместили заказ по вашему автозаказу. Заказ и следующие дни:',
      after: 'Заказ наличными оплатите до конца приёма заказов: иначе он отменится.',
    },
    standingOrderPaused: {
      subject: 'Автозаказ приостановлен',
      before: 'Заказ по вашему автозаказу не размещён. Причина и что с ней делать:',
      after:
        'Заказов не будет, пока вы не возобновите автозаказ. Если приём на этот день ещё открыт, после возобновления закажем сразу.',
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
    orderPlacedForYou: (number) => ({
      subject: `Для вас оформлен заказ № ${number}`,
      before: `Ваш брокер или сотрудник площадки оформил для вас заказ № ${number}. Проверьте и оплатите его по ссылке:`,
      after: 'Если заказ не нужен, отмените его там же, пока он не подтверждён.',
    }),
    requestReceived: (number) => ({
      subject: `Новый запрос № ${number}`,
      before: `Вашей плантации отправлен запрос № ${number}. Ответьте по строкам, пока не вышел срок:`,
      after: 'Если не ответить вовремя, запрос закроется.',
    }),
    requestAnswered: (number) => ({
      subject: `Плантация ответила на запрос № ${number}`,
      before: `Плантация ответила на запрос № ${number}. Посмотрите, что изменилось, и примите ответ:`,
      after: 'Ответ действует ограниченное время. Пока вы его не приняли, заказа нет.',
    }),
    requestDeclined: (number) => ({
      subject: `Плантация не сможет выполнить запрос № ${number}`,
      before: `Плантация отклонила все строки запроса № ${number}. Причины указаны в запросе:`,
      after: 'Отправьте запрос другой плантации или на другой день.',
    }),
    requestExpired: (number) => ({
      subject: `Срок запроса № ${number} истёк`,
      before: `Запрос № ${number} закрыт: на него не ответили вовремя или ответ не был принят. Откройте запрос, чтобы отправить его ещё раз:`,
      after: 'Деньги не списаны.',
    }),
    claimDecided: (number) => ({
      subject: `Решение по претензии к заказу № ${number}`,
      before: `Мы рассмотрели вашу претензию к заказу № ${number}. Решение и сумма возврата указаны в заказе:`,
      after: 'Если мы приняли претензию, деньги уже на вашем балансе.',
    }),
    signInCode: (code) => `${code} — код входа, «${ru}». Никому его не сообщайте.`,
  },
  en: {
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
    invitation: {
      subject: 'An account was created for you',
      before: `Our staff created an account for you at ${en} with this email. Set a password to sign in:`,
      after:
        'The link is valid for three days and works once. After that, you can set a password on the password recovery page. If you do not need the account, delete this email.',
    },
    passwordChanged: {
      subject: 'Your password was changed',
      before: `The password of your ${en} account was changed. You need to sign in again on other devices. If it was not you, set a new password now:`,
      after: 'If it was you, you do not need to do anything.',
    },
    apiTokenMade: {
      subject: 'An API token was made',
      before:
        'A token was made by which a program can work with your account. If it was not you, revoke the token and set a new password. Your access tokens:',
      after: 'If it was you, you do not need to do anything.',
    },
    standingOrderAnnounced: {
      subject: 'Your standing order is placed tomorrow',
      before:
        'Tomorrow we place your standing order. What it costs at the prices of today, and whether everything is in stock:',
      after:
        'Pause the standing order if you do not need it. Check your balance and limits: if they do not suffice, no order is placed and we tell you.',
    },
    standingOrderPlaced: {
      subject: 'Your standing order was placed',
      before: 'We have placed an order for you. The order and the next days:',
      after: 'Pay for an order in cash before the cut-off, or it is canceled.',
    },
    standingOrderPaused: {
      subject: 'Your standing order is paused',
      before: 'We have not placed your standing order. Why, and what to do about it:',
      after: 'No orders are placed until you resume it. Before the cut-off we order right after that.',
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
    orderPlacedForYou: (number) => ({
      subject: `Order ${number} was placed for you`,
      before: `Your broker or our staff placed order ${number} for you. Review it and pay for it here:`,
      after: 'If you do not need it, cancel it on the same page before it is confirmed.',
    }),
    requestReceived: (number) => ({
      subject: `New request ${number}`,
      before: `Your plantation received request ${number}. Answer it line by line before it closes:`,
      after: 'A request that is not answered in time closes.',
    }),
    requestAnswered: (number) => ({
      subject: `The plantation answered request ${number}`,
      before: `The plantation answered request ${number}. See what changed and accept the answer:`,
      after: 'The answer is valid for a limited time. There is no order until you accept it.',
    }),
    requestDeclined: (number) => ({
      subject: `The plantation cannot fulfill request ${number}`,
      before: `The plantation declined every line of request ${number}. The reasons are stated in the request:`,
      after: 'Send a request to another plantation or for another day.',
    }),
    requestExpired: (number) => ({
      subject: `Request ${number} has expired`,
      before: `Request ${number} is closed: it was not answered in time, or the answer was not accepted. Open the request to send it again:`,
      after: 'You were not charged.',
    }),
    claimDecided: (number) => ({
      subject: `Your claim on order ${number} was reviewed`,
      before: `We have reviewed your claim on order ${number}. See the decision and the refund in the order:`,
      after: 'If we accepted the claim, the money is already on your balance.',
    }),
    signInCode: (code) => `${code} is your ${en} sign-in code. Do not share it with anyone.`,
  },
}
