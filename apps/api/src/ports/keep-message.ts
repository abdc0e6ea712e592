import type { KeptMessage } from '../modules/sandbox/inbox.repository.ts'

/** Keeps in the sandbox inbox what would have been sent. */
export type KeepMessage = (message: KeptMessage) => Promise<void>
