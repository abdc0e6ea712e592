import type { Wanted } from '@flower-market/flower-domain'
import type { MockPerson } from '../fixtures/mock-person.ts'
import type { MarketState } from './market-state.ts'
import { invalid } from './stock-lots.ts'

interface PlannedChange<Terms> {
  _id: string
  terms: Wanted<Terms>
  holdsFrom: string
  setAt: string
  setBy: { _id: string; name: string }
  reason: string
}

/** A record whose terms change at once or from a later moment on. */
interface Dated<Terms> {
  _id: string
  version: number
  planned: PlannedChange<Terms>[]
}

/** A record with the planned changes that hold by now. */
export function withDueChanges<R extends Dated<unknown>>(record: R, now: Date): R {
  const isDue = ({ holdsFrom }: R['planned'][number]) => Date.parse(holdsFrom) <= now.getTime()
  const due = record.planned.filter(isDue)
  if (due.length === 0) return record
  const terms = Object.assign({}, ...due.map((change) => change.terms)) as Partial<R>
  const planned = record.planned.filter((change) => !isDue(change))
  return { ...record, ...terms, planned, version: record.version + 1 }
}

interface ChangeDecision<Terms> {
  /** From when it holds. */
  readonly holdsFrom: string
  readonly reason: string
  /** The terms that it names anew. */
  readonly changed: Wanted<Terms> & { readonly name?: unknown }
}

/** A record with a change that is planned for later. Throws what the call refuses. */
export function withPlannedChange<Terms, R extends Dated<Terms>>(
  state: MarketState,
  person: MockPerson,
  known: R,
  { holdsFrom, reason, changed }: ChangeDecision<Terms>,
): R {
  if (Date.parse(holdsFrom) < state.now.getTime())
    throw invalid('holdsFrom', 'A decision cannot hold from a moment of the past.')
  if (changed.name !== undefined) throw invalid('name', 'A name is changed at once.')
  if (Object.keys(changed).length === 0) throw invalid('holdsFrom', 'Nothing differs.')
  const version = known.version + 1
  const _id = `${known._id}-${version}`
  const setBy = { _id: person._id, name: `${person.name} ${person.surname}`.trim() }
  const change = { _id, terms: changed, holdsFrom, setAt: state.now.toISOString(), setBy, reason }
  const planned = [...known.planned, change].toSorted((left, right) =>
    left.holdsFrom.localeCompare(right.holdsFrom),
  )
  return { ...known, version, planned }
}

/** A record without a planned change; null where it has none of this id. */
export function withoutChange<R extends Dated<unknown>>(known: R, changeId: string): R | null {
  const planned = known.planned.filter(({ _id }) => _id !== changeId)
  return planned.length === known.planned.length ? null : { ...known, planned, version: known.version + 1 }
}
