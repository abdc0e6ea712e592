import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** What a program of a person's own was sent. */
export interface ReceivedWebhook {
  readonly id: string
  readonly timestamp: string
  readonly signature: string
  readonly body: string
}

/** A program that takes webhooks on this machine. */
export interface WebhookReceiver {
  readonly address: string
  readonly received: readonly ReceivedWebhook[]
  /** Answers this status from now on. */
  answer(status: number): void
  close(): void
}

async function readWebhook(request: IncomingMessage): Promise<ReceivedWebhook> {
  const header = (name: string) => String(request.headers[`webhook-${name}`])
  const body = await text(request)
  return { id: header('id'), timestamp: header('timestamp'), signature: header('signature'), body }
}

/** Starts a program that keeps what it is sent. */
export async function startReceiver(): Promise<WebhookReceiver> {
  const received: ReceivedWebhook[] = []
  let status = 204
  const server = createServer(async (request, response) => {
    received.push(await readWebhook(request))
    response.writeHead(status).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}/hook`,
    received,
    answer: (next) => void (status = next),
    close: () => void server.close(),
  }
}

/** The signature by the Standard Webhooks specification, as the receiver computes it with its secret. */
export function expectedSignature(secret: string, { id, timestamp, body }: ReceivedWebhook): string {
  const key = Buffer.from(secret.replace(/^whsec_/u, ''), 'base64')
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
}
