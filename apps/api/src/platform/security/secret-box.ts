import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** Encrypts what the database keeps and the server has to read again. */
export interface SecretBox {
  /** `context` says what it is and whose: opened with another one, the bytes are refused. */
  seal(plain: Buffer, context: string): Buffer
  /** Throws for bytes that were sealed otherwise, or changed. */
  open(sealed: Buffer, context: string): Buffer
}

/** Makes the box; its key is derived from the server's secret. */
export function secretBox(secret: Buffer): SecretBox {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'secret-box', 32))
  return {
    seal(plain, context) {
      const nonce = randomBytes(nonceBytes)
      const encryption = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(context))
      const body = Buffer.concat([encryption.update(plain), encryption.final()])
      return Buffer.concat([nonce, encryption.getAuthTag(), body])
    },
    open(sealed, context) {
      const nonce = sealed.subarray(0, nonceBytes)
      const tag = sealed.subarray(nonceBytes, nonceBytes + tagBytes)
      const decryption = createDecipheriv(cipher, key, nonce, { authTagLength: tagBytes })
      decryption.setAAD(Buffer.from(context)).setAuthTag(tag)
      return Buffer.concat([decryption.update(sealed.subarray(nonceBytes + tagBytes)), decryption.final()])
    },
  }
}
