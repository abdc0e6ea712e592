import type { WebhookProblem } from '@flower-market/flower-domain'

/** A message to somebody's own server. */
export interface WebhookMessage {
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** What became of it: the status of the answer, and why it counts as failed. */
export interface WebhookOutcome {
  readonly code: number | null
  /** Null when the server took it. */
  readonly problem: WebhookProblem | null
}

/** Posts to addresses that people have named. Never rejects. */
export interface WebhookPort {
  send(message: WebhookMessage): Promise<WebhookOutcome>
}
