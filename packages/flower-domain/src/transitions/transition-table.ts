/** For every status, the statuses that may follow it; an empty list marks a final status. */
export type TransitionTable<S extends string> = { readonly [from in S]: readonly S[] }

/** The result of a transition: the new status (a repeated transition changes nothing), or the allowed ones. */
export type Move<S extends string> =
  | { readonly ok: true; readonly status: S; readonly isChanged: boolean }
  | {
      readonly ok: false
      readonly reason: 'not-allowed'
      readonly from: S
      readonly to: S
      readonly allowed: readonly S[]
    }

/** Whether the table allows the transition. */
export function canMove<S extends string>(table: TransitionTable<S>, from: S, to: S): boolean {
  return table[from].includes(to)
}

/** Applies a transition; a transition to the same status succeeds without a change, so that repeats are idempotent. */
export function move<S extends string>(table: TransitionTable<S>, from: S, to: S): Move<S> {
  if (from === to) return { ok: true, status: to, isChanged: false }
  if (canMove(table, from, to)) return { ok: true, status: to, isChanged: true }
  return { ok: false, reason: 'not-allowed', from, to, allowed: table[from] }
}
