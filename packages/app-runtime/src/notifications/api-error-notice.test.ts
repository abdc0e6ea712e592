import { ApiError, type CallArguments, type CallName } from '@flower-market/api-client'
import { contract, errorCodes, errors, type Endpoint } from '@flower-market/api-client/contract'
import { afterAll, expect, test, vi } from 'vitest'
import { createAppStore } from '../app/create-app-store.ts'
import type { AppDefinition } from '../app/app-definition.ts'
import english from '../i18n/messages/en/errors.json'
import russian from '../i18n/messages/ru/errors.json'
import { apiAtom } from '../session/api.ts'
import { apiErrorMessage, shownInPlace } from './api-error-notice.ts'
import { noticesAtom } from './notices.atoms.ts'

// axios takes what it finds while it loads, which is with the first call: a page has relative addresses and Node has none.
const NodeRequest = globalThis.Request
vi.stubGlobal(
  'Request',
  class extends NodeRequest {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(typeof input === 'string' ? new URL(input, 'https://market.test') : input, init)
    }
  },
)
vi.stubGlobal('fetch', async () =>
  Response.json({ code: 'internal', message: errors.internal.message }, { status: 500 }),
)
afterAll(() => vi.unstubAllGlobals())

const callNames = Object.keys(contract) as CallName[]

function inputOf(endpoint: Endpoint) {
  const params = Object.fromEntries([...endpoint.path.matchAll(/:(\w+)/gu)].map(([, name]) => [name, 'x']))
  return endpoint.method === 'GET' ? { params } : { params, body: {} }
}

async function noticesAfter(name: CallName, options: object): Promise<readonly string[]> {
  const store = createAppStore({} as AppDefinition, null)
  const rest = [
    inputOf(contract[name]),
    { idempotencyKey: 'k', ...options },
  ] as unknown as CallArguments<CallName>
  await expect(store.get(apiAtom).call(name, ...rest)).rejects.toBeInstanceOf(ApiError)
  return store.get(noticesAtom).map(({ tone, message }) => `${tone} ${message}`)
}

test.each(callNames)('an error of %s raises a notification', async (name) => {
  expect(await noticesAfter(name, {})).toEqual(['danger errors.internal'])
})

test.each(callNames)('an error of %s that its caller shows in place raises none', async (name) => {
  expect(await noticesAfter(name, shownInPlace)).toEqual([])
})

test.each(errorCodes)('%s is told by the message of the contract', (code) => {
  expect(english[`errors.${code}`]).toBe(errors[code].message)
  expect(russian[`errors.${code}`]).toMatch(/[а-яё]/iu)
})

function errorOf(parts: Partial<ConstructorParameters<typeof ApiError>[0]>): ApiError {
  return new ApiError({ kind: 'http', call: 'accountList', message: 'no', ...parts })
}

test('a connection that is gone and an answer without a code have words of their own', () => {
  expect(apiErrorMessage(errorOf({ kind: 'network' }))).toBe('errors.no-answer')
  expect(apiErrorMessage(errorOf({ status: 502 }))).toBe('errors.unexpected')
  expect(apiErrorMessage(errorOf({ kind: 'contract' }))).toBe('errors.unexpected')
})

test('an aborted call is no news, and the end of a session is told by the frame', () => {
  expect(apiErrorMessage(errorOf({ kind: 'aborted' }))).toBeNull()
  expect(apiErrorMessage(errorOf({ status: 401, code: 'not-signed-in' }))).toBeNull()
})
