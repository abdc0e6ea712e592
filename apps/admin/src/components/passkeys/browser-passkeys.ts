import type { CallInput, CallOutput } from '@flower-market/api-client'
import type { MessageId } from '@flower-market/app-runtime/i18n'

/** What the library throws; its class is not imported before it is needed. */
interface BrowserRefusal {
  readonly name: string
  readonly code?: string
}

const ipAddress = /^(?:[\d.]+|\[.*\])$/u

/** Whether the browser has passkeys for this page: not without HTTPS, but on localhost, and not at a bare IP address. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && !ipAddress.test(location.hostname)
}

/** Has the browser make a passkey; rejects with what `toPasskeyProblem` puts into words. */
export async function makePasskey(
  options: CallOutput<'passkeyBegin'>,
): Promise<CallInput<'passkeyAdd'>['body']['credential']> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const { id, response } = await startRegistration({
    optionsJSON: options as OptionsJson<typeof startRegistration>,
  })
  const { clientDataJSON, attestationObject, transports = [] } = response
  return { id, response: { clientDataJSON, attestationObject, transports } }
}

/** Has the browser sign by a passkey; rejects with what `toPasskeyProblem` puts into words. */
export async function signByPasskey(
  options: CallOutput<'signinPasskeyBegin'>,
): Promise<CallInput<'signinPasskey'>['body']> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const { id, response } = await startAuthentication({
    optionsJSON: options as OptionsJson<typeof startAuthentication>,
  })
  const { clientDataJSON, authenticatorData, signature } = response
  return { id, response: { clientDataJSON, authenticatorData, signature } }
}

/** The contract names transports as texts, since new ones may come; the library knows those of its day. */
type OptionsJson<F extends (options: never) => unknown> = Parameters<F>[0] extends { optionsJSON: infer O }
  ? O
  : never

/** Why the browser has not made or used a passkey; null when it is no word of the browser. */
export function toPasskeyProblem(error: unknown): MessageId | null {
  if (!(error instanceof Error)) return null
  const { name, code } = error as BrowserRefusal
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED' || name === 'InvalidStateError') {
    return 'staff.passkeyKnown'
  }
  if (name === 'NotAllowedError' || name === 'AbortError') return 'staff.passkeyCanceled'
  return name === 'SecurityError' || name === 'NotSupportedError' ? 'staff.passkeyUnavailable' : null
}
