import type { CallOutput } from '@flower-market/api-client/contract'

/** What is kept instead of being sent. */
export type KeptMessage = Omit<CallOutput<'outboxList'>[number], '_id' | 'at'>

/** Keeps in the sandbox inbox what would have been sent. */
export type KeepMessage = (message: KeptMessage) => Promise<void>
