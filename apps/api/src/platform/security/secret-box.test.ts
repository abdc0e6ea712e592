import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { secretBox } from './secret-box.ts'

const secret = randomBytes(32)
const box = secretBox(secret)
const plain = Buffer.from('a secret of a person')

test('what is sealed is opened with the same context, also by another process', () => {
  const sealed = box.seal(plain, 'totp rosa')
  expect(sealed.includes(plain)).toBe(false)
  expect(secretBox(secret).open(sealed, 'totp rosa')).toEqual(plain)
})

test('no two seals are the same', () => {
  expect(box.seal(plain, 'totp rosa')).not.toEqual(box.seal(plain, 'totp rosa'))
})

test.each([
  ["another person's", (sealed: Buffer) => box.open(sealed, 'totp anna')],
  ["another server's", (sealed: Buffer) => secretBox(randomBytes(32)).open(sealed, 'totp rosa')],
  ['changed', (sealed: Buffer) => box.open(Buffer.concat([sealed, Buffer.from('x')]), 'totp rosa')],
  ['cut', (sealed: Buffer) => box.open(sealed.subarray(0, 20), 'totp rosa')],
])('what is %s is refused', (_what, open) => {
  expect(() => open(box.seal(plain, 'totp rosa'))).toThrow(Error)
})
