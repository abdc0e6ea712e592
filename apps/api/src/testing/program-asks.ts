import type { Ask } from './foreign-ask.ts'

/** How the calls about a person's programs and devices are asked for an id. */
export const programAsks: Readonly<Record<string, Ask>> = {
  apiTokenRevoke: { of: 'apiToken', ask: (id) => ({ url: `/api/user/tokens/${id}` }) },
  sessionEnd: { of: 'session', ask: (id) => ({ url: `/api/auth/sessions/${id}` }) },
  passkeyRemove: { of: 'passkey', ask: (id) => ({ payload: { _id: id, code: '000000' } }) },
  webhookRemove: { of: 'webhook', ask: (id) => ({ url: `/api/user/webhooks/${id}` }) },
  webhookResume: { of: 'webhook', ask: (id) => ({ url: `/api/user/webhooks/${id}/resume` }) },
  webhookTest: { of: 'webhook', ask: (id) => ({ url: `/api/user/webhooks/${id}/test` }) },
  webhookDeliveries: { of: 'webhook', ask: (id) => ({ url: `/api/user/webhooks/${id}/deliveries` }) },
  webhookResend: { of: 'delivery', ask: (id) => ({ url: `/api/user/webhook-deliveries/${id}/resend` }) },
}
