import { hash, verify } from '@node-rs/argon2'

/** OWASP's floor for argon2id, the library's default algorithm: 19 MiB, two passes, one lane. */
export const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The argon2id hash of a password, with a fresh salt. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, passwordCost)
}

let dummyHash: Promise<string> | undefined

/**
 * Whether the password belongs to the hash. Without a hash (nobody has that email) it works as long on a dummy and
 * says no, so that the time tells nothing.
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  dummyHash ??= hashPassword('nobody signs in with this')
  const isRight = await verify(passwordHash ?? (await dummyHash), password)
  return isRight && passwordHash !== null
}

/** Prepares the dummy, so that the first stranger does not wait longer than the next. */
export async function warmUpPasswords(): Promise<void> {
  await verifyPassword(null, '')
}
