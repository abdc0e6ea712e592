import type { KeptMessage } from '../modules/sandbox/outbox.repository.ts'

/** Keeps in the outbox what would have been sent. */
export type KeepMessage = (message: KeptMessage) => Promise<void>
