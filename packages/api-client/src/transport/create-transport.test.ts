import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { ApiError } from '../api-error.ts'
import { mock } from '../msw/mock.ts'
import { refuse } from '../msw/mock-error.ts'
import { createTransport, type TransportOptions } from './create-transport.ts'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

function transport(options: TransportOptions = {}) {
  return createTransport({ baseUrl: 'http://market.test', retryDelayMs: 1, ...options })
}

const order = {
  purchase: {},
  methodDelivery: 'pickup',
  paymentMethod: 'BALANCE',
  total: 0,
} as const

function badGateway() {
  return HttpResponse.html('<h1>502</h1>', { status: 502 })
}

/** Answers GET /api/live with one entry after the other, and counts the requests. */
function health(...answers: (() => Response)[]) {
  const left = answers.values()
  const resolve = vi.fn<() => Response>(() => left.next().value?.() ?? HttpResponse.error())
  server.use(http.get('*/api/live', resolve))
  return resolve
}
function ok() {
  return HttpResponse.json({ status: 'ok' })
}
function noNetwork() {
  return HttpResponse.error()
}

function failureOf(attempt: Promise<unknown>): Promise<unknown> {
  return attempt.catch((error: unknown) => error)
}

describe('requests', () => {
  test('carry the query and no body', async () => {
    let seen: Request | undefined
    server.use(
      http.get('*/api/purchase/list', ({ request }) => {
        seen = request
        return HttpResponse.json({ items: [], page: 2, limit: 20, total: 0, next: null })
      }),
    )
    await transport().call('purchaseList', { query: { page: 2 } })
    expect(seen?.url).toBe('http://market.test/api/purchase/list?page=2')
    expect(await seen?.text()).toBe('')
  })

  test('carry cookies, also to another origin', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => ok())
    await transport({ fetch }).call('live')
    expect(fetch.mock.calls[0]?.[0]).toMatchObject({ credentials: 'include' })
  })

  test('without a body claim no content type', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => HttpResponse.json({}))
    await transport({ fetch }).call('logout')
    const [request] = fetch.mock.calls[0] as [Request]
    expect(request.headers.has('content-type')).toBe(false)
  })

  test('carry the body as JSON', async () => {
    let seen: unknown
    let contentType: string | null = null
    server.use(
      http.post('*/api/moysklad/check-cart', async ({ request }) => {
        seen = await request.json()
        contentType = request.headers.get('content-type')
        return HttpResponse.json({ days: [] })
      }),
    )
    const cart = { '2026-11-23': [{ code: 'a', price: 1, quantity: 2 }] } as const
    await transport().call('checkCart', { body: { '2026-11-23': [...cart['2026-11-23']] } })
    expect(seen).toEqual(cart)
    expect(contentType).toBe('application/json')
  })

  test('send a picture as its bytes and type', async () => {
    let seen: [string | null, number[]] | undefined
    server.use(
      http.patch('*/api/file/user/avatar', async ({ request }) => {
        seen = [request.headers.get('content-type'), [...new Uint8Array(await request.arrayBuffer())]]
        return HttpResponse.json({ avatar: '/api/file/1' })
      }),
    )
    const body = new Blob([Uint8Array.from([255, 0, 128])], { type: 'image/webp' })
    expect(await transport().call('avatarSet', { body })).toEqual({ avatar: '/api/file/1' })
    expect(seen).toEqual(['image/webp', [255, 0, 128]])
  })

  test('of an idempotent call carry its key', async () => {
    let key: string | null = null
    server.use(
      mock('purchaseCreate', ({ idempotencyKey }) => {
        key = idempotencyKey
        return refuse('empty-order')
      }),
    )
    await failureOf(transport().call('purchaseCreate', { body: order }, { idempotencyKey: 'k-1' }))
    expect(key).toBe('k-1')
  })

  test('of an idempotent call are not sent without a key', async () => {
    const attempt = transport().call('purchaseCreate', { body: order }, { idempotencyKey: '' })
    await expect(attempt).rejects.toThrow(TypeError)
  })
})

describe('answers', () => {
  test('contain only fields of the contract', async () => {
    health(() => HttpResponse.json({ status: 'ok', secret: 1 }))
    expect(await transport().call('live')).toEqual({ status: 'ok' })
  })

  test.each([
    ['another shape', () => HttpResponse.json({ status: 'fine' })],
    ['a page of a proxy', () => HttpResponse.html('<h1>Welcome to the hotel</h1>')],
    ['nothing', () => new HttpResponse(null, { status: 204 })],
  ])('of %s are a contract error', async (_what, answer) => {
    health(answer)
    expect(await failureOf(transport().call('live'))).toMatchObject({ kind: 'contract', call: 'live' })
  })
})

describe('failures', () => {
  test('a refusal has its status, code, message and cause', async () => {
    server.use(mock('purchaseGet', () => refuse('not-found')))
    const failure = await failureOf(transport().call('purchaseGet', { params: { id: 'x' } }))
    expect(failure).toBeInstanceOf(ApiError)
    expect(failure).toMatchObject({
      kind: 'http',
      call: 'purchaseGet',
      status: 404,
      code: 'not-found',
      message: 'Page not found!',
      details: undefined,
      cause: expect.objectContaining({ name: 'AxiosError' }),
    })
  })

  test('a refusal has the number that the log of the server has', async () => {
    const headers = { 'x-request-id': '0123456789abcdef' }
    health(() => HttpResponse.json({ code: 'internal', message: '' }, { status: 500, headers }))
    expect(await failureOf(transport().call('live'))).toMatchObject({ requestId: '0123456789abcdef' })
    health(() => HttpResponse.json({ code: 'internal', message: '' }, { status: 500 }))
    expect(await failureOf(transport().call('live'))).toMatchObject({ requestId: null })
  })

  test('an error page of a proxy is an HTTP failure without a code', async () => {
    health(badGateway, badGateway, badGateway)
    expect(await failureOf(transport().call('live'))).toMatchObject({
      kind: 'http',
      status: 502,
      code: null,
    })
  })

  test('details that are not what the code promises are a contract error', async () => {
    const details = { mismatches: 'several' }
    health(() => HttpResponse.json({ code: 'cart-changed', message: '', details }, { status: 409 }))
    expect(await failureOf(transport().call('live'))).toMatchObject({ kind: 'contract', status: 409 })
  })

  test.each([
    [429, 'retry-later', { retryAt: '2026-11-21T08:01:00.000Z' }],
    [400, 'invalid-code', { triesLeft: 4 }],
    [400, 'password-too-weak', { reason: 'personal' }],
    [401, 'second-factor-needed', { hasPasskey: true }],
    [410, 'link-expired', undefined],
    [403, 'not-permitted', undefined],
  ] as const)('%i %s has the details that its code promises', async (status, code, details) => {
    health(() => HttpResponse.json({ code, message: '', details }, { status }))
    const failure = await failureOf(transport().call('live'))
    expect(failure).toMatchObject({ kind: 'http', status, code })
    expect((failure as ApiError).details).toEqual(details)
  })

  test.each([
    ['retry-later', { retryAt: 'soon' }],
    ['invalid-code', {}],
    ['password-too-weak', { reason: 'ugly' }],
  ])('%s with other details is a contract error', async (code, details) => {
    health(() => HttpResponse.json({ code, message: '', details }, { status: 400 }))
    expect(await failureOf(transport().call('live'))).toMatchObject({ kind: 'contract' })
  })

  test('an abort is an error of its own and is not retried', async () => {
    const resolve = health(ok)
    const attempt = transport().call('live', {}, { signal: AbortSignal.abort() })
    expect(await failureOf(attempt)).toMatchObject({ kind: 'aborted', call: 'live' })
    expect(resolve).not.toHaveBeenCalled()
  })

  test('a timeout is a network failure and is not retried', async () => {
    const resolve = vi.fn<() => Promise<Response>>(() => new Promise(() => {}))
    server.use(http.get('*/api/live', resolve))
    const failure = await failureOf(transport({ timeoutMs: 20 }).call('live'))
    expect(failure).toMatchObject({ kind: 'network', message: expect.stringContaining('timeout of 20ms') })
    expect(resolve).toHaveBeenCalledOnce()
  })
})

describe('retries', () => {
  test('a read survives two lost connections', async () => {
    const resolve = health(noNetwork, noNetwork, ok)
    expect(await transport().call('live')).toEqual({ status: 'ok' })
    expect(resolve).toHaveBeenCalledTimes(3)
  })

  test('a read fails after the third', async () => {
    const resolve = health(noNetwork, noNetwork, noNetwork, ok)
    expect(await failureOf(transport().call('live'))).toMatchObject({ kind: 'network' })
    expect(resolve).toHaveBeenCalledTimes(3)
  })

  test('a read with an error answer is not repeated', async () => {
    const resolve = health(() => HttpResponse.json({ code: 'internal', message: '' }, { status: 500 }), ok)
    expect(await failureOf(transport().call('live'))).toMatchObject({ code: 'internal' })
    expect(resolve).toHaveBeenCalledOnce()
  })

  test.each([502, 503, 504])('a read survives an answer of %i', async (status) => {
    const resolve = health(() => new HttpResponse(null, { status }), ok)
    expect(await transport().call('live')).toEqual({ status: 'ok' })
    expect(resolve).toHaveBeenCalledTimes(2)
  })

  test('a read that travels as a POST survives a lost connection', async () => {
    const resolve = vi.fn<() => Response>()
    resolve.mockImplementationOnce(noNetwork).mockImplementation(() => HttpResponse.json({ days: [] }))
    server.use(http.post('*/api/moysklad/check-cart', resolve))
    expect(await transport().call('checkCart', { query: {}, body: {} })).toEqual({ days: [] })
    expect(resolve).toHaveBeenCalledTimes(2)
  })

  test('a write is never repeated', async () => {
    const resolve = vi.fn<() => Response>(noNetwork)
    server.use(http.post('*/api/purchase/create', resolve))
    const attempt = transport().call('purchaseCreate', { body: order }, { idempotencyKey: 'k' })
    expect(await failureOf(attempt)).toMatchObject({ kind: 'network' })
    expect(resolve).toHaveBeenCalledOnce()
  })

  test('an abort ends the delay before the next attempt', async () => {
    const giveUp = new AbortController()
    const resolve = health(() => {
      setTimeout(() => giveUp.abort(), 5)
      return noNetwork()
    })
    const attempt = transport({ retryDelayMs: 60_000 }).call('live', {}, { signal: giveUp.signal })
    expect(await failureOf(attempt)).toMatchObject({ kind: 'aborted' })
    expect(resolve).toHaveBeenCalledOnce()
  })
})
