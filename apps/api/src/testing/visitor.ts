import {
  contract,
  errorBody,
  errors,
  type CallInput,
  type CallName,
  type CallOutput,
  type Endpoint,
  type ErrorCode,
} from '@flower-market/api-client/contract'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import * as z from 'zod/mini'

/** An answer of the API, already checked against the contract. */
export interface Answer<N extends CallName> {
  readonly status: number
  /** The answer of a call that succeeded; reading it fails the test otherwise. */
  readonly ok: CallOutput<N>
  readonly refusal: { readonly code: ErrorCode; readonly message: string; readonly details?: unknown } | null
  readonly raw: LightMyRequestResponse
}

/** What a request carries beside its input. */
export interface Extras {
  readonly key?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Somebody with a browser: keeps cookies, repeats the CSRF token, sends the session's token in both headers. */
export class Visitor {
  readonly cookies = new Map<string, string>()
  token: string | null = null
  /** Where the browser's requests come from. */
  address = '127.0.0.1'
  private readonly app: FastifyInstance

  private readonly host: string | undefined

  /** At the shop, or at the host that is named: the staff's. */
  constructor(app: FastifyInstance, { host }: { readonly host?: string } = {}) {
    this.app = app
    this.host = host
  }

  /** Makes a call of the contract; an answer that the contract does not allow fails the test. */
  async call<N extends CallName>(name: N, input?: CallInput<N>, extras: Extras = {}): Promise<Answer<N>> {
    const endpoint: Endpoint = contract[name]
    const { params, query, body } = (input ?? {}) as { params?: object; query?: object; body?: object }
    const raw = await this.send({
      method: endpoint.method,
      url: fill(endpoint.path, params),
      query: Object.fromEntries(Object.entries(query ?? {}).map(([key, value]) => [key, String(value)])),
      ...(body && { payload: body }),
      headers: { ...(extras.key && { 'idempotency-key': extras.key }), ...extras.headers },
    })
    const answer = readAnswer(endpoint, raw) as Answer<N>
    if (begins(name) && answer.refusal === null) this.token = (answer as Answer<'signin'>).ok.token
    return answer
  }

  /** Sends a request with what a browser would send along. */
  async send(options: InjectOptions): Promise<LightMyRequestResponse> {
    const csrf = this.cookies.get(this.host === undefined ? 'csrf-token' : 'staff-csrf-token')
    const raw = await this.app.inject({
      remoteAddress: this.address,
      ...options,
      cookies: Object.fromEntries(this.cookies),
      headers: {
        ...(this.host && { host: this.host }),
        ...(csrf && { 'x-csrf-token': csrf }),
        ...(this.token && { authorization: `Bearer ${this.token}`, 'x-access-token': this.token }),
        ...options.headers,
      },
    })
    for (const { name, value, expires } of raw.cookies) {
      if (expires !== undefined && expires.getTime() <= 0) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return raw
  }
}

/** A visitor who has opened the shop and holds its CSRF cookie. */
export async function openBrowser(app: FastifyInstance): Promise<Visitor> {
  const visitor = new Visitor(app)
  await visitor.call('authentication')
  return visitor
}

/** The file of an answer, under the name that a browser would keep it. */
function fileOf({ rawPayload, headers }: LightMyRequestResponse): File {
  const [, name = ''] = /filename\*=UTF-8''(.+)$/u.exec(String(headers['content-disposition'])) ?? []
  return new File([new Uint8Array(rawPayload)], decodeURIComponent(name), {
    type: String(headers['content-type']),
  })
}

function begins(name: CallName): boolean {
  return ['signin', 'signinPhone', 'signinSecondFactor', 'signinPasskey', 'signupVerify'].includes(name)
}

function fill(path: string, params: object = {}): string {
  return path.replaceAll(/:(\w+)/gu, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  )
}

function readAnswer(endpoint: Endpoint, raw: LightMyRequestResponse) {
  const status = raw.statusCode
  if (status === 200 && endpoint.responseType === 'file')
    return { status, ok: fileOf(raw), refusal: null, raw }
  if (status === 200 || status === 304) {
    const answer = status === 304 ? undefined : z.parse(endpoint.response, raw.json())
    if (status === 200) expect(answer, 'the answer has nothing beside the contract').toEqual(raw.json())
    return { status, ok: answer, refusal: null, raw }
  }
  const refusal = z.parse(errorBody, raw.json())
  const { status: expected } = errors[refusal.code]
  expect(status, `status of ${refusal.code}`).toBe(expected)
  return {
    status,
    refusal,
    raw,
    get ok(): never {
      throw new Error(`The call was refused: ${raw.body}`)
    },
  }
}
