import type daysMessages from './messages/ru/days.json'
import type errorsMessages from './messages/ru/errors.json'
import type flowersMessages from './messages/ru/flowers.json'
import type formsMessages from './messages/ru/forms.json'
import type runtimeMessages from './messages/ru/runtime.json'
import type sessionsMessages from './messages/ru/sessions.json'
import type signinMessages from './messages/ru/signin.json'
import type labelsMessages from './messages/ru/labels.json'

/**
 * The topics of the messages, each with its ids. Here stand the runtime's own; an app adds those of its catalogs by
 * declaration merging, so that an id which no catalog has does not compile:
 * `declare module '@flower-market/app-runtime/i18n' { interface MessageTopics { cart: keyof typeof cartMessages } }`.
 */
export interface MessageTopics {
  runtime: keyof typeof runtimeMessages
  days: keyof typeof daysMessages
  errors: keyof typeof errorsMessages
  flowers: keyof typeof flowersMessages
  forms: keyof typeof formsMessages
  sessions: keyof typeof sessionsMessages
  signin: keyof typeof signinMessages
  labels: keyof typeof labelsMessages
}

/** A part of the catalogs: one file a language, loaded together with the pages that need it. */
export type MessageTopic = keyof MessageTopics

/** Every message of the app. */
export type MessageId = MessageTopics[MessageTopic]
