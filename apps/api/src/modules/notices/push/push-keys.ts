import { createPrivateKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import type { Db } from '../../../platform/database/database.ts'

/** The key pair by which push services know the shop (VAPID, RFC 8292). */
export interface PushKeys {
  /** What browsers subscribe with: the point of the curve, base64url. */
  readonly publicKey: string
  readonly privateKey: KeyObject
}

const key = 'push-keys'
const tokenLifetimeSeconds = 12 * 3600

/** The keys of the shop, made once and kept in the database for all its processes, as its secret is. */
export async function readPushKeys(db: Db): Promise<PushKeys> {
  const made = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  await db
    .insertInto('settings')
    .values({ key, value: JSON.stringify(made.privateKey.export({ format: 'jwk' })) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value } = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  const jwk = JSON.parse(value) as { x: string; y: string }
  const [x, y] = [Buffer.from(jwk.x, 'base64url'), Buffer.from(jwk.y, 'base64url')]
  return {
    publicKey: Buffer.concat([Buffer.from([4]), x, y]).toString('base64url'),
    privateKey: createPrivateKey({ key: jwk, format: 'jwk' }),
  }
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}

/** What a push service is shown: who sends, to which service, until when. `contact` is a `mailto:` or `https:` address; without one nobody is named. */
export function authorizationFor(
  { publicKey, privateKey }: PushKeys,
  { address, contact, now }: { address: string; contact: string | null; now: Date },
): string {
  const expiresAt = Math.floor(now.getTime() / 1000) + tokenLifetimeSeconds
  const claims = { aud: new URL(address).origin, exp: expiresAt, ...(contact !== null && { sub: contact }) }
  const content = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode(claims)}`
  const signature = sign('sha256', Buffer.from(content), { key: privateKey, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${content}.${signature.toString('base64url')}, k=${publicKey}`
}
