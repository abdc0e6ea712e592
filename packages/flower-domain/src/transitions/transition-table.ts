/** For every status, the statuses that may follow it; an empty list ends the life of the thing. */
export type TransitionTable<S extends string> = { readonly [from in S]: readonly S[] }

/** The answer to a move: the status that now holds (a repeated move changes nothing), or what was possible. */
export type Move<S extends string> =
  | { readonly ok: true; readonly status: S; readonly isChanged: boolean }
  | {
      readonly ok: false
      readonly reason: 'not-allowed'
      readonly from: S
      readonly to: S
      readonly allowed: readonly S[]
    }

/** Tells whether the table leads from one status straight to another. */
export function canMove<S extends string>(table: TransitionTable<S>, from: S, to: S): boolean {
  return table[from].includes(to)
}

/** Moves along the table; staying where one is succeeds without a change, so that repeats are harmless. */
export function move<S extends string>(table: TransitionTable<S>, from: S, to: S): Move<S> {
  if (from === to) return { ok: true, status: to, isChanged: false }
  if (canMove(table, from, to)) return { ok: true, status: to, isChanged: true }
  return { ok: false, reason: 'not-allowed', from, to, allowed: table[from] }
}
