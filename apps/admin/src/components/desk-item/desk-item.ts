import type { CallOutput } from '@flower-market/api-client'

/** Something that waits for a decision of staff. */
export type DeskItem = CallOutput<'desk'>['items'][number]
