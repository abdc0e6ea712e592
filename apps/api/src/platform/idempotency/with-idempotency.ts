import { createHash } from 'node:crypto'
import { ApiError } from '../errors/api-error.ts'
import type { Db, Trx } from '../database/database.ts'

/** One call that must have one effect. */
export interface IdempotentCall {
  readonly personId: string
  readonly call: string
  readonly key: string
  /** What was asked; the same key with another request is a conflict. */
  readonly body: unknown
}

/** An outcome, and whether it is the one of an earlier call. */
export interface IdempotentAnswer<T> {
  readonly answer: T
  readonly isReplay: boolean
}

/**
 * Runs `effect` once per person, call and key, in the caller's transaction: a parallel duplicate waits for the first to
 * commit and gets its answer. A refused call leaves no trace, so that the same key may try again.
 * Throws `idempotency-conflict` when the key was used for another request.
 */
export async function withIdempotency<T>(
  trx: Trx,
  call: IdempotentCall,
  effect: () => Promise<T>,
): Promise<IdempotentAnswer<T>> {
  const id = { person_id: call.personId, call: call.call, key: call.key }
  const bodyHash = createHash('sha256').update(JSON.stringify(call.body)).digest()
  const { numInsertedOrUpdatedRows: claimed } = await trx
    .insertInto('idempotent_calls')
    .values({ ...id, body_hash: bodyHash, answer: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (claimed === 0n) return { answer: await firstAnswer<T>(trx, id, bodyHash), isReplay: true }
  const answer = await effect()
  await trx
    .updateTable('idempotent_calls')
    .set({ answer: JSON.stringify(answer) })
    .where((eb) => eb.and(id))
    .execute()
  return { answer, isReplay: false }
}

/** What a person's call with this key was answered; undefined where there was none. */
export async function findAnswer<T>(
  db: Db,
  { personId, call, key }: Pick<IdempotentCall, 'personId' | 'call' | 'key'>,
): Promise<{ readonly answer: T } | undefined> {
  const first = await db
    .selectFrom('idempotent_calls')
    .select('answer')
    .where((eb) => eb.and({ person_id: personId, call, key }))
    .executeTakeFirst()
  return first && { answer: JSON.parse(first.answer ?? 'null') as T }
}

interface CallId {
  person_id: string
  call: string
  key: string
}

async function firstAnswer<T>(trx: Trx, id: CallId, bodyHash: Buffer): Promise<T> {
  const first = await trx
    .selectFrom('idempotent_calls')
    .select(['body_hash', 'answer'])
    .where((eb) => eb.and(id))
    .executeTakeFirstOrThrow()
  if (!first.body_hash.equals(bodyHash)) throw new ApiError('idempotency-conflict')
  return JSON.parse(first.answer ?? 'null') as T
}
