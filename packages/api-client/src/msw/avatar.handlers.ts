import type { HttpHandler } from 'msw'
import { contract } from '../contract/contract.ts'
import { imageTypeOf } from '../image-type.ts'
import type { MarketState } from './market-state.ts'
import { changePerson } from './people.ts'
import { refuse } from './mock-error.ts'
import { mockSignedIn } from './signed-in.ts'

function dataUrl(type: string, bytes: Uint8Array): string {
  return `data:${type};base64,${btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))}`
}

/** Pictures of the mock market, stored as sent. */
export function avatarHandlers(state: MarketState): HttpHandler[] {
  return [
    mockSignedIn(state, 'avatarSet', async (person, { body }) => {
      const bytes = body instanceof Blob ? new Uint8Array(await body.arrayBuffer()) : body
      if (bytes.length > contract.avatarSet.bodyLimitBytes) return refuse('payload-too-large')
      const type = imageTypeOf(bytes)
      if (type === null) return refuse('images-only')
      const avatar = dataUrl(type, bytes)
      changePerson(state, person, { avatar })
      return { avatar }
    }),
    mockSignedIn(state, 'avatarRemove', (person) => {
      changePerson(state, person, { avatar: null })
      return {}
    }),
  ]
}
