import { contract, type CallOutput } from '@flower-market/api-client/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { callRegistry } from './call-registry.ts'

const context = { person: null, request: {} as FastifyRequest, reply: {} as FastifyReply }
const read = { call: 'shopSettings', input: {} } as const

const party = { name: null, address: null, email: null, phone: null, registration: null }

function settings(): CallOutput<'shopSettings'> {
  const answer = {
    hasSafariWarning: false,
    hasSandboxInbox: false,
    isVerificationRequired: true,
    adminAddress: null,
    operator: { ru: party, en: party },
    // What the contract does not name.
    margin: 1_500,
  }
  return answer as unknown as CallOutput<'shopSettings'>
}

test('an answer that a handler gives again is what the contract names, and one object', async () => {
  const calls = callRegistry()
  const kept = settings()
  calls.add(contract.shopSettings, () => kept)
  const first = await calls.read(read, context)
  expect(first).not.toHaveProperty('margin')
  expect(await calls.read(read, context)).toBe(first)
})

test('an answer that is made anew is checked anew', async () => {
  const calls = callRegistry()
  calls.add(contract.shopSettings, settings)
  const first = await calls.read(read, context)
  const second = await calls.read(read, context)
  expect(second).not.toBe(first)
  expect(second).not.toHaveProperty('margin')
})
