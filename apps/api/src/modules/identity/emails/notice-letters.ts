import type { Locale } from '@flower-market/flower-domain'
import type { LetterText } from './email-texts.ts'

interface NoticeLetters {
  readonly cutoffNear: LetterText
  readonly moneyArrived: (number: number | string) => LetterText
  readonly priceFell: LetterText
  readonly questionAsked: LetterText
}

const after = {
  ru: 'Какие письма мы присылаем, можно выбрать в настройках, в разделе «Уведомления и тихие часы».',
  en: 'Choose the emails you get in the settings, under “Notifications and quiet hours”.',
} as const

/** What the shop writes about notices that have no other letter. */
export const noticeLetters: Readonly<Record<Locale, NoticeLetters>> = {
  ru: {
    cutoffNear: {
      subject: 'Приём заказов скоро закроется',
      before:
        'В вашей корзине остались цветы, а приём заказов на этот день закроется меньше чем через два часа. Оформите заказ:',
      after: after.ru,
    },
    moneyArrived: (number) => ({
      subject: `Деньги поступили, платёж № ${number}`,
      before: `Мы получили деньги по платежу № ${number}. Посмотрите, как они зачислены:`,
      after: after.ru,
    }),
    priceFell: {
      subject: 'Сорт из избранного подешевел',
      before: 'Цена сорта из вашего избранного снизилась. Посмотрите цветы этого дня:',
      after: after.ru,
    },
    questionAsked: {
      subject: 'Нужно ваше уточнение',
      before: 'Мы проверяем вашу заявку, и нам не хватает сведений. Прочитайте вопрос и ответьте на него:',
      after: after.ru,
    },
  },
  en: {
    cutoffNear: {
      subject: 'Orders close soon',
      before:
        'There are still flowers in your cart, and orders for that day close in less than two hours. Place your order:',
      after: after.en,
    },
    moneyArrived: (number) => ({
      subject: `Your money has arrived, payment ${number}`,
      before: `We have received the money of payment ${number}. See how it was credited:`,
      after: after.en,
    }),
    priceFell: {
      subject: 'A favorite variety costs less',
      before: 'The price of one of your favorite varieties has gone down. See the flowers of that day:',
      after: after.en,
    },
    questionAsked: {
      subject: 'We need a detail from you',
      before: 'We are reviewing your request, and something is missing. Read the question and answer it:',
      after: after.en,
    },
  },
}
