import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { sha256Block } from './sha256-block.ts'
import { isTronAddress, tronAddressHex, tronAddressOf } from './tron-address.ts'
import { judgeTransfer } from './trc20-transfer.ts'
import { formatUsdt, parseUsdt, usdtContract } from './usdt.ts'

// Computed by OpenSSL over bytes that grow by 37.
it.each([
  [0, 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  [1, '4bf5122f344554c53bde2ebb8cd2b7e3d1600ad631c385a5d7cce23c7785459a'],
  [21, '399ae20d489b7a1b65b8435daff54af7c5b9a13fa07fd0775b65794507df9182'],
  [32, '5c7b79a34a47739827c1a0ec79a4c5fb0b594494cff7fba2ab6c6b8d78ba55b3'],
  [54, 'fbb004763aa1ae60887728e5acede511b22bc8645979106248186668fc606e58'],
  [55, '0a029c039b4853c530f7cef160a48c06e06ab8233c46b665d088a825f5a49c93'],
])('hashes %d bytes as every other implementation does', (length, hex) => {
  const bytes = Array.from({ length }, (_, place) => (place * 37 + length) & 255)
  const hash = sha256Block(bytes).map((byte) => byte.toString(16).padStart(2, '0'))
  expect(hash.join('')).toBe(hex)
})

it('refuses what does not fit into one block', () => {
  expect(() => sha256Block(Array<number>(56).fill(0))).toThrow(RangeError)
})

it('notices every single character that is wrong', () => {
  const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 33 }), fc.constantFrom(...base58), (place, character) => {
      const wrong = `${usdtContract.slice(0, place)}${character}${usdtContract.slice(place + 1)}`
      expect(isTronAddress(wrong)).toBe(wrong === usdtContract)
    }),
  )
})

it('writes every address that it reads', () => {
  const hex = fc
    .uint8Array({ minLength: 20, maxLength: 20 })
    .map((bytes) => `41${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`)
  fc.assert(fc.property(hex, (one) => void expect(tronAddressHex(tronAddressOf(one))).toBe(one)))
  expect(tronAddressOf('41a614f803b6fd780986a42c78ec9c7f77e6ded13c')).toBe(usdtContract)
  expect(() => tronAddressOf('a614f803b6fd780986a42c78ec9c7f77e6ded13c')).toThrow(RangeError)
})

it('reads back every amount of USDT that it writes', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 20n }), (units) => {
      expect(parseUsdt(formatUsdt(units))).toBe(units)
    }),
  )
  expect(() => formatUsdt(-1n)).toThrow(RangeError)
})

const expected = { address: 'TDt9YtfuttvxD2Jv8F8v4JEDbnBBb1jVNt', units: 5_000_000n, expiresAtMs: 1000 }
const exact = {
  contract: usdtContract,
  to: expected.address,
  type: 'Transfer',
  units: 5_000_000n,
  blockTimeMs: 1000,
}

it.each([
  ['to the last millisecond', {}, { verdict: 'credit' }],
  ['a millisecond later', { blockTimeMs: 1001 }, { verdict: 'hold', reason: 'paid-late' }],
  ['a unit less', { units: 4_999_999n }, { verdict: 'hold', reason: 'underpaid' }],
  ['a unit more', { units: 5_000_001n }, { verdict: 'hold', reason: 'overpaid' }],
  ['nothing', { units: 0n }, { verdict: 'ignore', reason: 'dust' }],
  ['to another address', { to: usdtContract }, { verdict: 'ignore', reason: 'other-address' }],
])('a transfer %s', (_what, changes, verdict) => {
  expect(judgeTransfer(expected, { ...exact, ...changes })).toEqual(verdict)
})
