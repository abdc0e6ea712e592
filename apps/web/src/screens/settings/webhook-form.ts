import { isApiError, type CallInput } from '@flower-market/api-client'
import { toFormError, type FormErrors } from '@flower-market/app-runtime/forms'
import { webhookEvents } from '@flower-market/flower-domain'

/** What a webhook is made of. */
export type NewWebhook = CallInput<'webhookCreate'>['body']

/** What is wrong, by field and with the whole form. */
export type WebhookProblems = FormErrors<'address' | 'events' | 'password'>

/** What was typed and ticked. */
export function readWebhook(fields: FormData): NewWebhook {
  const ticked = fields.getAll('events')
  return {
    address: String(fields.get('address')).trim(),
    events: webhookEvents.filter((event) => ticked.includes(event)),
    password: String(fields.get('password')),
  }
}

/** What is missing; null when it may be sent. */
export function findWebhookProblems({ address, events, password }: NewWebhook): WebhookProblems | null {
  const problems: WebhookProblems = {
    ...(URL.canParse(address) ? {} : { address: 'settings.webhookAddressWrong' as const }),
    ...(events.length === 0 ? { events: 'settings.webhookEventsMissing' as const } : {}),
    ...(password === '' ? { password: 'settings.currentMissing' as const } : {}),
  }
  return Object.keys(problems).length === 0 ? null : problems
}

/** What to say about a webhook that was not made. */
export function toWebhookProblems(error: unknown): WebhookProblems {
  if (isApiError(error, 'wrong-password')) return { password: 'settings.wrongPassword' }
  if (isApiError(error, 'webhook-address-refused') || isApiError(error, 'validation-failed')) {
    return { address: 'settings.webhookAddressWrong' }
  }
  if (isApiError(error, 'too-many-webhooks')) return { form: 'errors.too-many-webhooks' }
  return { form: toFormError(error) }
}
