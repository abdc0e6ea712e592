import { randomInt } from 'node:crypto'
import { callCodeDigits } from '@flower-market/flower-domain'
import type { KeepMessage } from '../keep-message.ts'
import type { FlashCallPort } from './flash-call-port.ts'

/** Keeps calls in the sandbox inbox, each from a made-up number of Moscow. */
export function sandboxFlashCall(keep: KeepMessage): FlashCallPort {
  return {
    call: async (to) => {
      const caller = `7495${String(randomInt(10_000_000)).padStart(7, '0')}`
      const code = caller.slice(-callCodeDigits)
      await keep({ kind: 'call', to, subject: '', text: caller, link: null, code })
      return code
    },
  }
}
