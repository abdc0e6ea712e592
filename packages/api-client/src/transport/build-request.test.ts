import { describe, expect, test } from 'vitest'
import { contract } from '../contract/contract.ts'
import { buildRequest } from './build-request.ts'

describe('path parameters', () => {
  test('are encoded, so that an id cannot reach another path', () => {
    expect(buildRequest(contract.purchaseGet, { params: { id: 'a/b?c=d#e' } }, {}).url).toBe(
      '/api/purchase/a%2Fb%3Fc%3Dd%23e',
    )
  })

  test('are required', () => {
    expect(() => buildRequest(contract.purchaseGet, {}, {})).toThrow('"id"')
  })
})

describe('the token', () => {
  test('is sent in both headers of a protected call', () => {
    expect(buildRequest(contract.accountList, {}, { token: 'abc' }).headers).toMatchObject({
      authorization: 'Bearer abc',
      'x-access-token': 'abc',
    })
  })

  test.each(['signin', 'authentication', 'live'] as const)('is not sent with the public call %s', (name) => {
    const { headers } = buildRequest(contract[name], {}, { token: 'abc' })
    expect(headers).not.toHaveProperty('authorization')
    expect(headers).not.toHaveProperty('x-access-token')
  })
})

describe('the CSRF header', () => {
  test.each(['signin', 'logout', 'purchaseCreate'] as const)('is asked for by %s', (name) => {
    expect(buildRequest(contract[name], {}, {}).withXSRFToken).toBe(true)
  })

  test('is sent with a GET that writes', () => {
    const writingGet = { ...contract.accountList, isWritingGet: true }
    expect(buildRequest(writingGet, {}, {}).withXSRFToken).toBe(true)
  })

  const reads = ['authentication', 'accountList', 'catalogCards', 'checkCart'] as const
  test.each(reads)('is not sent with %s', (name) => {
    expect(buildRequest(contract[name], {}, {}).withXSRFToken).toBe(false)
  })
})

test('the idempotency key is a header', () => {
  expect(buildRequest(contract.purchaseCreate, {}, { idempotencyKey: 'k' }).headers).toMatchObject({
    'idempotency-key': 'k',
  })
})

test('a request that goes on when the page is left says so to the browser, and no other does', () => {
  expect(buildRequest(contract.purchaseCreate, {}, { isKeptAlive: true })).toMatchObject({
    fetchOptions: { keepalive: true },
  })
  expect(buildRequest(contract.purchaseCreate, {}, {})).not.toHaveProperty('fetchOptions')
})

function sent(body: Blob | Uint8Array) {
  return buildRequest(contract.avatarSet, { body }, {})
}

describe('a picture', () => {
  const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2])

  test('is sent as raw bytes, with the type of its file', () => {
    const file = new Blob([png], { type: 'image/webp' })
    expect(sent(file)).toMatchObject({ data: file, headers: { 'content-type': 'image/webp' } })
  })

  test('given as bytes gets its type from the first of them', () => {
    expect(sent(png)).toMatchObject({ headers: { 'content-type': 'image/png' } })
  })

  test('that is a part of a larger buffer is sent without the rest of it', async () => {
    const { data } = sent(new Uint8Array([7, 7, ...png, 7]).subarray(2, -1))
    expect([...new Uint8Array(await (data as Blob).arrayBuffer())]).toEqual([...png])
  })

  test.each([
    ['bytes', new Uint8Array([1, 2, 3])],
    ['a file without a type', new Blob(['text'])],
  ])('that is %s nobody knows is called bytes, for the server to refuse', (_what, body) => {
    expect(sent(body)).toMatchObject({ headers: { 'content-type': 'application/octet-stream' } })
  })
})

test.each(['avatarRemove', 'sessionEnd', 'sessionEndOthers'] as const)(
  '%s carries the CSRF header and no body',
  (name) => {
    const request = buildRequest(contract[name], { params: { id: 'session-1' } }, {})
    expect(request).toMatchObject({
      method: 'DELETE',
      withXSRFToken: true,
      headers: { 'content-type': false },
    })
  },
)
