import type { Locale } from '@flower-market/flower-domain'
import type { LetterText } from './email-texts.ts'

/** What a letter tells of a webhook. */
export type WebhookLetter = 'made' | 'paused'

/** What the shop writes about webhooks. */
export const webhookLetters: Readonly<Record<Locale, Readonly<Record<WebhookLetter, LetterText>>>> = {
  ru: {
    made: {
      subject: 'Добавлен вебхук',
      before:
        'В ваш аккаунт добавлен адрес, на который мы будем сообщать о ваших заказах и документах. Если это сделали не вы, удалите вебхук и задайте новый пароль. Вебхуки:',
      after: 'Если это были вы, ничего делать не нужно.',
    },
    paused: {
      subject: 'Вебхук приостановлен',
      before:
        'Ваш сервер не принимает наши сообщения, поэтому мы приостановили вебхук. Проверьте сервер и включите вебхук снова. Последние доставки:',
      after: 'О том, что произойдёт, пока вебхук приостановлен, мы не сообщим.',
    },
  },
  en: {
    made: {
      subject: 'A webhook was added',
      before:
        'An address was added to your account to which we will post news of your orders and documents. If it was not you, delete the webhook and set a new password. Your webhooks:',
      after: 'If it was you, you do not need to do anything.',
    },
    paused: {
      subject: 'A webhook was paused',
      before:
        'Your server does not accept our messages, so we have paused the webhook. Check the server and turn the webhook on again. The latest deliveries:',
      after: 'What happens while the webhook is paused will not be sent.',
    },
  },
}
