import { expect, test } from 'vitest'
import { decodeOneCStatement } from './statement-encoding.ts'

const text = '1CClientBankExchange\r\nРасчСчет=1\r\n'
const unreadable = '1CClientBankExchange\r\n’ ззЌзҐв=1\r\n'
const dos = text.replace('РасчСчет', 'Кодировка=DOS\r\nРасчСчет')

/** What a file is that reads in some encodings, and not in the others. */
function decoded(texts: Readonly<Record<string, string>>, start = unreadable) {
  const all = { 'windows-1252': start, ...texts }
  return decodeOneCStatement(
    new Uint8Array(),
    (_bytes, label) => new Map(Object.entries(all)).get(label) ?? unreadable,
  )
}

test.each([
  ['windows-1251', { 'windows-1251': text }, text],
  ['UTF-8', { 'utf-8': text }, text],
  ['UTF-8 with a byte order mark', { 'utf-8': `\uFEFF${text}` }, text],
  ['cp866 where it says so', { ibm866: dos }, dos],
])('a statement is read in %s', (_encoding, texts, expected) => {
  expect(decoded(texts)).toBe(expected)
})

test.each([
  ['cp866 that does not say so', { ibm866: text }, undefined],
  ['none that is known', {}, undefined],
  ['two bytes a letter', {}, Array.from('1CClientBankExchange', (letter) => `${letter}\0`).join('')],
])('a statement in %s is told from another file', (_encoding, texts, start) => {
  expect(decoded(texts, start)).toBe('wrong-encoding')
})

test('another file is no statement', () => {
  expect(decoded({}, '%PDF-1.7')).toBeNull()
})
