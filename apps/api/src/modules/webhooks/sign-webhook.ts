import { createHmac, randomBytes } from 'node:crypto'

/** What each secret begins with, by the Standard Webhooks specification. */
const prefix = 'whsec_'

/** A new key to sign with. */
export function newWebhookKey(): Buffer {
  return randomBytes(32)
}

/** A key as its person is shown it. */
export function webhookSecretOf(key: Buffer): string {
  return `${prefix}${key.toString('base64')}`
}

/** The headers of one attempt, by the Standard Webhooks specification. */
export function webhookHeaders(
  key: Buffer,
  { id, at, body }: { readonly id: string; readonly at: Date; readonly body: string },
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return {
    'content-type': 'application/json',
    'user-agent': 'Flower-Market-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  }
}
