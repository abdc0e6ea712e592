import { createSoftwareAuthenticator } from '@flower-market/api-client/msw'

interface Asked {
  readonly publicKey: {
    readonly challenge: ArrayBuffer
    readonly allowCredentials?: readonly { readonly id: ArrayBuffer }[]
  }
}

function toBytes(text: string): ArrayBuffer {
  const base64 = text.replaceAll('-', '+').replaceAll('_', '/')
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)).buffer
}

function toText(bytes: ArrayBuffer): string {
  const base64 = btoa(String.fromCharCode(...new Uint8Array(bytes)))
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

const rpId = 'localhost'
const make = { rp: { id: rpId, name: '' }, user: { id: '', name: '', displayName: '' }, pubKeyCredParams: [] }
const selection = {
  residentKey: 'preferred',
  requireResidentKey: false,
  userVerification: 'preferred',
} as const

/**
 * Has software answer in the place of the browser's dialogs for passkeys, or somebody who cancels them. Gives what puts the
 * browser's own back.
 */
export function playPasskeys(how: 'confirmed' | 'canceled' = 'confirmed'): () => void {
  const authenticator = createSoftwareAuthenticator()
  const refuse = () => {
    if (how === 'canceled') throw new DOMException('The operation was canceled.', 'NotAllowedError')
  }
  const create = async ({ publicKey: { challenge } }: Asked) => {
    refuse()
    const options = { ...make, challenge: toText(challenge), timeout: 0, attestation: 'none' } as const
    const known = { excludeCredentials: [], authenticatorSelection: selection }
    const { id, response } = await authenticator.make({ ...options, ...known }, location.origin)
    return {
      id,
      rawId: toBytes(id),
      type: 'public-key',
      response: {
        clientDataJSON: toBytes(response.clientDataJSON),
        attestationObject: toBytes(response.attestationObject),
        getTransports: () => response.transports,
      },
      getClientExtensionResults: () => ({}),
    }
  }
  const get = async (asked: Asked) => {
    const { challenge, allowCredentials = [] } = asked.publicKey
    await create(asked)
    const options = { challenge: toText(challenge), rpId, allowCredentials: [], timeout: 0 }
    const { response } = await authenticator.use(
      { ...options, userVerification: 'preferred' },
      location.origin,
    )
    const rawId = allowCredentials[0]?.id ?? new ArrayBuffer(0)
    const bytes = Object.fromEntries(Object.entries(response).map(([name, text]) => [name, toBytes(text)]))
    return {
      id: toText(rawId),
      rawId,
      type: 'public-key',
      response: bytes,
      getClientExtensionResults: () => ({}),
    }
  }
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create, get } })
  return () => void Reflect.deleteProperty(navigator, 'credentials')
}
