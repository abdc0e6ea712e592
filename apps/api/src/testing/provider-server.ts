import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** What a provider was asked. */
export interface ProviderRequest {
  readonly method: string
  /** Path and query. */
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** What a provider answers; null leaves the caller waiting. */
export type ProviderAnswer = {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
} | null

/** A provider's server on this machine that ends with the test; `answer` may be changed on the way. */
export interface ProviderServer {
  readonly origin: string
  readonly requests: ProviderRequest[]
  answer: ProviderAnswer
}

/** Opens a server that answers every request alike and remembers what it was asked. */
export async function openProvider(answer: ProviderAnswer): Promise<ProviderServer> {
  const requests: ProviderRequest[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      requests.push({ method, url, headers, body: Buffer.concat(chunks).toString() })
      const { status = 200, headers: answered = {}, body = '' } = provider.answer ?? {}
      if (provider.answer !== null) response.writeHead(status, answered).end(body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const provider: ProviderServer = { origin: `http://127.0.0.1:${port}`, requests, answer }
  return provider
}

const html = '<html><body><h1>429 Too Many Requests</h1></body></html>'

/** What every provider may answer instead of its protocol, and what the log says then. */
export const strangeAnswers: readonly (readonly [what: string, answer: ProviderAnswer, reason: string])[] = [
  ['status 429 in HTML', { status: 429, headers: { 'content-type': 'text/html' }, body: html }, 'status 429'],
  ['status 503 without a word', { status: 503 }, 'status 503'],
  ['HTML with status 200', { body: html }, 'no JSON'],
  ['nothing', { body: '' }, 'no JSON'],
  ['half of a JSON', { body: '{"status":"o' }, 'no JSON'],
  ['a list', { body: '[]' }, 'another form'],
  ['null', { body: 'null' }, 'another form'],
  ['another form', { body: '{"status":"ok","data":{}}' }, 'another form'],
  ['a redirect', { status: 302, headers: { location: '/elsewhere' } }, 'cannot be reached'],
  ['silence', null, 'no answer in time'],
]

/** How long (ms) to wait for an answer: briefly where none comes, and as long as a busy machine needs where one does. */
export function patienceFor(answer: ProviderAnswer): number {
  return answer === null ? 100 : 30_000
}
