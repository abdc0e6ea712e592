import { expect, request, type APIRequestContext, type APIResponse } from '@playwright/test'
import type { CallOutput } from '@flower-market/api-client'

type Sent = CallOutput<'outboxList'>[number]
type Session = CallOutput<'signin'>

/** Somebody's calls to the API outside of any page: state that another test clicks together is prepared by them. */
export interface ApiSession {
  /** Of the market that it is a session of. */
  readonly origin: string
  readonly context: APIRequestContext
  get<T>(path: string): Promise<T>
  post<T>(path: string, body: object): Promise<T>
  patch<T>(path: string, body: object): Promise<T>
  put<T>(path: string, body: object): Promise<T>
  /** Sends a table as CSV. */
  postCsv<T>(path: string, table: string): Promise<T>
  /** Sends a picture (PNG) by PATCH. */
  patchPicture<T>(path: string, picture: Buffer): Promise<T>
}

/** Where the market of this run is: its set-up has left the address for the workers. */
export function marketOrigin(): string {
  return process.env['MARKET_ORIGIN'] ?? 'http://localhost:3000'
}

/** A market of this run whose operator lets only people order who are verified. */
export function verifiedMarketOrigin(): string {
  return process.env['VERIFIED_MARKET_ORIGIN'] ?? ''
}

/** Opens a session as a browser would that visits for the first time. */
export async function openApiSession(origin = marketOrigin()): Promise<ApiSession> {
  const context = await request.newContext({ baseURL: origin })
  let token = ''
  const learnToken = (known: Partial<Session>): void => {
    if (known.token !== undefined && known.token !== null) token = known.token
  }
  // A token lives for fifteen minutes, and a run on a busy machine takes longer: the session's cookie brings another one.
  const withLiveToken = async (ask: () => Promise<APIResponse>): Promise<APIResponse> => {
    const answer = await ask()
    if (answer.status() !== 401 || token === '') return answer
    const session = await context.get('/api/auth/authentication')
    if (!session.ok()) return answer
    learnToken((await session.json()) as Session)
    return ask()
  }
  const get = async <T>(path: string) => {
    const answer = await withLiveToken(() =>
      context.get(path, { headers: token === '' ? {} : { 'x-access-token': token } }),
    )
    expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true)
    return (await answer.json()) as T
  }
  const send = async <T>(method: 'PATCH' | 'POST' | 'PUT', path: string, body: object, type?: string) => {
    const { cookies } = await context.storageState()
    const csrf = cookies.find(({ name }) => name === 'csrf-token')?.value ?? ''
    const headers = {
      'x-csrf-token': csrf,
      'idempotency-key': crypto.randomUUID(),
      ...(type !== undefined && { 'content-type': type }),
    }
    const answer = await withLiveToken(() =>
      context.fetch(path, {
        method,
        data: body,
        headers: { ...headers, ...(token !== '' && { 'x-access-token': token }) },
      }),
    )
    expect(answer.ok(), `${path}: ${answer.status()} ${await answer.text()}`).toBe(true)
    const result = (await answer.json()) as T & Partial<Session>
    learnToken(result)
    return result
  }
  const post = <T>(path: string, body: object) => send<T>('POST', path, body)
  const patch = <T>(path: string, body: object) => send<T>('PATCH', path, body)
  const put = <T>(path: string, body: object) => send<T>('PUT', path, body)
  const postCsv = <T>(path: string, table: string) => send<T>('POST', path, Buffer.from(table), 'text/csv')
  const patchPicture = <T>(path: string, picture: Buffer) => send<T>('PATCH', path, picture, 'image/png')
  // Refuses whoever has no session, and brings the CSRF token.
  await context.get('/api/auth/authentication')
  return { origin, context, get, post, patch, put, postCsv, patchPicture }
}

/** The newest message of the sandbox to an address or a phone; waits for it, because sending comes after the answer. */
export async function newestTo(
  context: APIRequestContext,
  to: string,
  isWanted: (sent: Sent) => boolean,
): Promise<Sent> {
  let found: Sent | undefined
  await expect(async () => {
    const answer = await context.get(`/api/sandbox/outbox?to=${encodeURIComponent(to)}`)
    const all: readonly Sent[] = await answer.json()
    found = all.find(isWanted)
    expect(found).toBeDefined()
  }).toPass({ intervals: [50, 100, 250] })
  if (found === undefined) throw new Error(`Nothing was sent to ${to}.`)
  return found
}

/** The place that the newest mail of a kind leads to; the server's own origin is another matter. */
export async function linkTo(context: APIRequestContext, email: string, path: string): Promise<string> {
  const { link } = await newestTo(context, email, (sent) => sent.link?.includes(path) ?? false)
  const { pathname, hash } = new URL(link ?? '')
  return pathname + hash
}
