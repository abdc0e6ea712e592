import type { IdempotentCallName } from './call.ts'
import { canonicalJson } from './canonical-json.ts'
import type { CallInput } from './contract/contract.ts'

/**
 * FNV-1a over the text in both directions. Not secret: a collision would only be answered as `idempotency-conflict`.
 */
function hash(text: string): string {
  let forward = 0x811c9dc5
  let backward = 0x811c9dc5
  for (let place = 0; place < text.length; place += 1) {
    forward = Math.imul(forward ^ text.charCodeAt(place), 0x01000193)
    backward = Math.imul(backward ^ text.charCodeAt(text.length - 1 - place), 0x01000193)
  }
  return [forward, backward].map((half) => (half >>> 0).toString(36)).join('-')
}

/**
 * Names an intent by its request, so that a changed order is another intent. Only a hash is kept: nothing about
 * a person is stored.
 */
export function intentOf<N extends IdempotentCallName>(name: N, input: CallInput<N>): string {
  return `${name}:${hash(canonicalJson(input))}`
}
