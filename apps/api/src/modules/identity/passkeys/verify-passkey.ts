import type { CallInput } from '@flower-market/api-client/contract'
import type { RelyingParty } from './relying-party.ts'
import type { PasskeyRow } from './passkeys.repository.ts'

/** What a browser answers that has made a passkey. */
export type MadePasskey = CallInput<'passkeyAdd'>['body']['credential']

/** What a browser answers that has used one. */
export type UsedPasskey = CallInput<'signinPasskey'>['body']

/** Loaded when it is needed: its parsers of certificates take a quarter of a second of processor time. */
function webAuthn() {
  return import('@simplewebauthn/server')
}

/** What a browser makes a passkey of, as the library and the contract have it. */
export async function creationOptions(
  rp: RelyingParty & { readonly name: string },
  user: { readonly id: string; readonly name: string; readonly displayName: string },
  known: readonly PasskeyRow[],
) {
  const { generateRegistrationOptions } = await webAuthn()
  const { challenge, pubKeyCredParams } = await generateRegistrationOptions({
    rpName: rp.name,
    rpID: rp.id,
    userName: user.name,
  })
  return {
    challenge,
    rp: { id: rp.id, name: rp.name },
    user: { ...user, id: Buffer.from(user.id).toString('base64url') },
    pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ alg, type: 'public-key' as const })),
    timeout: passkeyTimeoutMs,
    attestation: 'none' as const,
    excludeCredentials: known.map(toKnown),
    authenticatorSelection: {
      residentKey: 'preferred' as const,
      requireResidentKey: false as const,
      userVerification: 'preferred' as const,
    },
  }
}

/** What a browser uses one of the passkeys for. */
export async function requestOptions(rpId: string, known: readonly PasskeyRow[]) {
  const { generateAuthenticationOptions } = await webAuthn()
  const { challenge } = await generateAuthenticationOptions({ rpID: rpId })
  return {
    challenge,
    rpId,
    allowCredentials: known.map(toKnown),
    timeout: passkeyTimeoutMs,
    userVerification: 'preferred' as const,
  }
}

/** For how long a browser waits for its person. */
const passkeyTimeoutMs = 60_000

function toKnown({ credential_id: id, transports }: PasskeyRow) {
  return { id, type: 'public-key' as const, transports }
}

/** What was promised of whom, and where. */
export interface Expected {
  readonly challenge: string
  readonly rp: RelyingParty
}

/** What of a new passkey is kept. */
export type NewPasskey = Pick<PasskeyRow, 'credential_id' | 'public_key' | 'sign_count' | 'is_synced'>

/** Reads a new passkey; null when the answer does not hold. */
export async function verifyMade(
  { id, response }: MadePasskey,
  { challenge, rp }: Expected,
): Promise<NewPasskey | null> {
  const { verifyRegistrationResponse } = await webAuthn()
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { ...response, transports: [] },
      },
      expectedChallenge: challenge,
      expectedOrigin: rp.origin,
      expectedRPID: rp.id,
      // The password is the first factor: presence is enough for the second.
      requireUserVerification: false,
    })
    if (registrationInfo === undefined) return null
    const { credential, credentialBackedUp } = registrationInfo
    return {
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey),
      sign_count: BigInt(credential.counter),
      is_synced: credentialBackedUp,
    }
  } catch {
    // Whatever the library says of it: the person can only try again.
    return null
  }
}

/** The next count of a passkey's signatures; null when the answer does not hold, or a copy of the passkey was used. */
export async function verifyUsed(
  { id, response }: UsedPasskey,
  kept: PasskeyRow,
  { challenge, rp }: Expected,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await webAuthn()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      expectedChallenge: challenge,
      expectedOrigin: rp.origin,
      expectedRPID: rp.id,
      credential: {
        id: kept.credential_id,
        publicKey: new Uint8Array(kept.public_key),
        counter: Number(kept.sign_count),
      },
      requireUserVerification: false,
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    return null
  }
}
