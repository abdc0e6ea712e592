import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { encryptMessage } from './encrypt-message.ts'

function bytes(text: string): Buffer {
  return Buffer.from(text, 'base64url')
}

test('a message is encrypted as the example of RFC 8291 is', () => {
  const keys = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  }
  const secrets = {
    salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
    privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
  }
  const message = encryptMessage('When I grow up, I want to be a watermelon', keys, secrets)
  expect(message.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

test('the same message is another one each time, and the browser reads both', () => {
  const browser = createECDH('prime256v1')
  browser.generateKeys()
  const auth = Buffer.alloc(16, 7)
  const keys = { p256dh: browser.getPublicKey('base64url'), auth: auth.toString('base64url') }
  const read = (message: Buffer): string => {
    const [salt, ownKey, sealed] = [message.subarray(0, 16), message.subarray(21, 86), message.subarray(86)]
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), ownKey])
    const secret = Buffer.from(hkdfSync('sha256', browser.computeSecret(ownKey), auth, info, 32))
    const derive = (name: string, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), length))
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
    decipher.setAuthTag(sealed.subarray(-16))
    const opened = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    return opened.subarray(0, -1).toString('utf8')
  }
  const [one, other] = [encryptMessage('Деньги поступили', keys), encryptMessage('Деньги поступили', keys)]
  expect(one.equals(other)).toBe(false)
  expect([one, other].map(read)).toEqual(['Деньги поступили', 'Деньги поступили'])
})
