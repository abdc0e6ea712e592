import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { session } from './auth.contract.ts'
import { sessionErrors } from './errors.ts'
import { maxLengths } from './limits.ts'
import { id, isoMoment, nothing } from './primitives.ts'

/** Bytes in base64url, as WebAuthn's JSON has them. */
function bytes(maxLength: number) {
  return z.string().check(z.minLength(1), z.maxLength(maxLength, { abort: true }), z.regex(/^[\w-]+$/u))
}

/** How a browser reaches an authenticator. A new way must not keep a passkey from being added. */
const transports = z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/u))).check(z.maxLength(8))

const publicKey = z.literal('public-key')
const verification = z.literal('preferred')
const knownCredential = z.object({ id: z.string(), type: publicKey, transports: z.array(z.string()) })

/** A passkey of one's own, as staff see it. */
export const passkey = z.object({
  _id: id,
  name: z.string(),
  addedAt: isoMoment,
  lastUsedAt: z.nullable(isoMoment),
  /** Whether its maker keeps a copy, so that it outlives the device. */
  isSynced: z.boolean(),
})

/** What a browser makes a passkey of: `PublicKeyCredentialCreationOptionsJSON` of WebAuthn level 3. */
const passkeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: publicKey })),
  timeout: z.int(),
  attestation: z.literal('none'),
  /** Those that there are: an authenticator adds no second one. */
  excludeCredentials: z.array(knownCredential),
  authenticatorSelection: z.object({
    residentKey: verification,
    requireResidentKey: z.literal(false),
    userVerification: verification,
  }),
})

/** What a browser uses a passkey for: `PublicKeyCredentialRequestOptionsJSON`. */
const passkeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  allowCredentials: z.array(knownCredential),
  timeout: z.int(),
  userVerification: verification,
})

/** What a browser answers when it has made one: of `RegistrationResponseJSON` what the server verifies. */
const registration = z.object({
  id: bytes(maxLengths.credentialId),
  response: z.object({
    clientDataJSON: bytes(maxLengths.clientData),
    attestationObject: bytes(maxLengths.attestation),
    transports,
  }),
})

/** What a browser answers when it has used one: of `AuthenticationResponseJSON` what the server verifies. */
const assertion = z.object({
  id: bytes(maxLengths.credentialId),
  response: z.object({
    clientDataJSON: bytes(maxLengths.clientData),
    authenticatorData: bytes(maxLengths.authenticatorData),
    signature: bytes(maxLengths.passkeySignature),
  }),
})

/** Of a body with everything that an authenticator says. */
const credentialLimitBytes = 64 * 1024

const code = z.string().check(z.trim(), z.minLength(1), z.maxLength(maxLengths.secondFactorCode))
const staffErrors = [...sessionErrors, 'csrf-failed', 'not-permitted'] as const

export const passkeysContract = {
  signinPasskeyBegin: defineEndpoint({
    method: 'POST',
    path: '/api/auth/signin/passkey/begin',
    summary: 'Begin the second step of signing in by a passkey, after `second-factor-needed`',
    origin: 'extension',
    access: 'public',
    response: passkeyRequest,
    errors: ['passkey-refused', 'sign-in-expired', 'csrf-failed'],
  }),
  signinPasskey: defineEndpoint({
    method: 'POST',
    path: '/api/auth/signin/passkey',
    summary: 'The second step of signing in: what a passkey has signed',
    origin: 'extension',
    access: 'public',
    body: assertion,
    bodyLimitBytes: credentialLimitBytes,
    response: session,
    errors: ['passkey-refused', 'sign-in-expired', 'csrf-failed'],
  }),
  passkeyBegin: defineEndpoint({
    method: 'POST',
    path: '/api/auth/passkeys/begin',
    summary: 'Begin to add a passkey to the second factor; an earlier beginning counts no more. For staff',
    origin: 'extension',
    access: 'signed-in',
    body: z.object({ code }),
    response: passkeyCreation,
    errors: [...staffErrors, 'wrong-second-factor', 'second-factor-not-set', 'passkey-refused'],
  }),
  passkeyAdd: defineEndpoint({
    method: 'POST',
    path: '/api/auth/passkeys',
    summary: 'Add the passkey that the browser has made. For staff',
    origin: 'extension',
    access: 'signed-in',
    body: z.object({
      name: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxLengths.passkeyName)),
      credential: registration,
    }),
    bodyLimitBytes: credentialLimitBytes,
    response: nothing,
    errors: [...staffErrors, 'second-factor-not-set', 'passkey-refused'],
  }),
  passkeyRemove: defineEndpoint({
    method: 'POST',
    path: '/api/auth/passkeys/remove',
    summary: 'Remove a passkey, by a code. For staff',
    origin: 'extension',
    access: 'signed-in',
    body: z.object({ _id: id, code }),
    response: nothing,
    errors: [...staffErrors, 'wrong-second-factor', 'second-factor-not-set', 'not-found'],
  }),
}
