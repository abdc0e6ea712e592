import { describe, expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import type { ApiErrorParts } from './api-error.ts'
import { createIdempotencyKeys } from './idempotency.ts'
import type { KeyStorage } from './idempotency.ts'

function memoryStorage(): KeyStorage & { entries: Map<string, string> } {
  const entries = new Map<string, string>()
  return {
    entries,
    getItem: (name) => entries.get(name) ?? null,
    setItem: (name, value) => void entries.set(name, value),
    removeItem: (name) => void entries.delete(name),
  }
}

function forbidden(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

function failWith(parts: Partial<ApiErrorParts>) {
  return async (): Promise<never> => {
    throw new ApiError({ kind: 'http', call: 'purchaseCreate', message: 'no', ...parts })
  }
}

test('keeps the key of an intent across a reload', () => {
  const storage = memoryStorage()
  const before = createIdempotencyKeys(storage).keyFor('checkout:1')
  expect(createIdempotencyKeys(storage).keyFor('checkout:1')).toBe(before)
})

test('gives every intent a key of its own', () => {
  const keys = createIdempotencyKeys(memoryStorage())
  expect(keys.keyFor('checkout:1')).not.toBe(keys.keyFor('checkout:2'))
})

test('uses a new key once an intent is settled, and removes the stored one', () => {
  const storage = memoryStorage()
  const keys = createIdempotencyKeys(storage)
  const before = keys.keyFor('checkout:1')
  keys.settle('checkout:1')
  expect(storage.entries.size).toBe(0)
  expect(keys.keyFor('checkout:1')).not.toBe(before)
})

test.each([
  ['missing', null],
  ['forbidden', { getItem: forbidden, setItem: forbidden, removeItem: forbidden }],
  ['full', { ...memoryStorage(), setItem: forbidden }],
])('falls back to memory when the storage is %s', (_what, storage) => {
  const keys = createIdempotencyKeys(storage)
  const before = keys.keyFor('checkout:1')
  expect(keys.keyFor('checkout:1')).toBe(before)
  keys.settle('checkout:1')
  expect(keys.keyFor('checkout:1')).not.toBe(before)
})

describe('an attempt', () => {
  test('returns the answer and settles', async () => {
    const keys = createIdempotencyKeys(memoryStorage())
    const sent: string[] = []
    const send = async (key: string) => sent.push(key)
    expect(await keys.attempt('checkout:1', send)).toBe(1)
    await keys.attempt('checkout:1', send)
    expect(sent[1]).not.toBe(sent[0])
  })

  test.each([
    ['the network was lost', { kind: 'network' }],
    ['the caller gave up', { kind: 'aborted' }],
    ['the answer made no sense', { kind: 'contract', status: 200 }],
    ['the server broke', { status: 500, code: 'internal' }],
    ['the server is away', { status: 503, code: 'unavailable' }],
    ['a proxy answered', { status: 404, code: null }],
    ['the session was lost in between', { status: 401, code: 'not-signed-in' }],
    ['the page is too old for its CSRF token', { status: 403, code: 'csrf-failed' }],
    ['the server asks for patience', { status: 429, code: 'too-many-requests' }],
  ] as const)('keeps its key when %s', async (_what, parts) => {
    const keys = createIdempotencyKeys(memoryStorage())
    const before = keys.keyFor('checkout:1')
    await expect(keys.attempt('checkout:1', failWith(parts))).rejects.toThrow('no')
    expect(keys.keyFor('checkout:1')).toBe(before)
  })

  test.each(['cart-changed', 'not-enough-funds', 'validation-failed'] as const)(
    'takes a new key after the refusal %s, because nothing was done',
    async (code) => {
      const keys = createIdempotencyKeys(memoryStorage())
      const before = keys.keyFor('checkout:1')
      await expect(keys.attempt('checkout:1', failWith({ status: 409, code }))).rejects.toThrow('no')
      expect(keys.keyFor('checkout:1')).not.toBe(before)
    },
  )
})
