import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** What a browser has given for its messages, both in base64url. */
export interface MessageKeys {
  /** The browser's public key. */
  readonly p256dh: string
  readonly auth: string
}

/** What is random in a message; named by tests alone. */
export interface MessageSecrets {
  readonly salt: Buffer
  /** The private key of this one message. */
  readonly privateKey: Buffer
}

const keyLength = 16
const nonceLength = 12
const recordSize = 4096
/** Ends the last record (RFC 8188). */
const lastRecord = Buffer.from([2])

function newSecrets(): MessageSecrets {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return { salt: randomBytes(16), privateKey: pair.getPrivateKey() }
}

function derive(secret: Uint8Array, salt: Uint8Array, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length))
}

/**
 * Encrypts a push message so that only the browser reads it (RFC 8291, `aes128gcm`): the push service sees neither what it
 * says nor about whom. Throws for keys that are no point of the curve.
 */
export function encryptMessage(
  text: string,
  { p256dh, auth }: MessageKeys,
  { salt, privateKey }: MessageSecrets = newSecrets(),
): Buffer {
  const browserKey = Buffer.from(p256dh, 'base64url')
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(privateKey)
  const ownKey = pair.getPublicKey()
  const shared = pair.computeSecret(browserKey)
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), browserKey, ownKey])
  const secret = derive(shared, Buffer.from(auth, 'base64url'), keyInfo, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), keyLength)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), nonceLength)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const record = [cipher.update(text, 'utf8'), cipher.update(lastRecord), cipher.final(), cipher.getAuthTag()]
  const header = Buffer.alloc(5)
  header.writeUInt32BE(recordSize)
  header.writeUInt8(ownKey.length, 4)
  return Buffer.concat([salt, header, ownKey, ...record])
}
