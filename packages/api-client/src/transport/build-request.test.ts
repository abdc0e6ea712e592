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
  test('stands in both headers of a protected call', () => {
    expect(buildRequest(contract.accountList, {}, { token: 'abc' }).headers).toMatchObject({
      authorization: 'Bearer abc',
      'x-access-token': 'abc',
    })
  })

  test.each(['signin', 'authentication', 'health'] as const)(
    'is not sent with the public call %s',
    (name) => {
      const { headers } = buildRequest(contract[name], {}, { token: 'abc' })
      expect(headers).not.toHaveProperty('authorization')
      expect(headers).not.toHaveProperty('x-access-token')
    },
  )
})

describe('the CSRF header', () => {
  test.each(['signin', 'logout', 'checkCart', 'purchaseCreate'] as const)('is asked for by %s', (name) => {
    expect(buildRequest(contract[name], {}, {}).withXSRFToken).toBe(true)
  })

  test('is asked for by a GET that writes', () => {
    const writingGet = { ...contract.accountList, isWritingGet: true }
    expect(buildRequest(writingGet, {}, {}).withXSRFToken).toBe(true)
  })

  test.each(['authentication', 'accountList', 'catalogueCards'] as const)('is not sent with %s', (name) => {
    expect(buildRequest(contract[name], {}, {}).withXSRFToken).toBe(false)
  })
})

test('the idempotency key is a header', () => {
  expect(buildRequest(contract.purchaseCreate, {}, { idempotencyKey: 'k' }).headers).toMatchObject({
    'idempotency-key': 'k',
  })
})
