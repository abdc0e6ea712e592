import type { Color } from '../catalog/flower-card.ts'
import type { PackUnit } from '../packs/pack.ts'
import { isSameRegions, type LotRegions } from './lot-regions.ts'

/** What is decided about a lot besides its price and its stock. */
export interface SeenTerms {
  readonly color: Color
  readonly stemsPerBunch: number
  readonly stemsPerBox: number
  readonly soldBy: PackUnit
  /** Kopecks a stem. */
  readonly freight: number
  readonly regions: LotRegions
}

type Some = { readonly [Name in keyof SeenTerms]?: SeenTerms[Name] | undefined }

/** How a change of a lot's terms stands to what its writer saw: as seen, a term whose former value is not named, or one that is another by now. */
export type SeenTermsResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'not-named' | 'changed'; readonly term: keyof SeenTerms }

function isSame(term: keyof SeenTerms, seen: Some, current: SeenTerms): boolean {
  return term === 'regions'
    ? isSameRegions(seen.regions ?? null, current.regions)
    : seen[term] === current[term]
}

/** Compares the terms that are to be changed with what was seen of them; what is not to be changed may be another. */
export function compareSeenTerms(changed: Some, seen: Some, current: SeenTerms): SeenTermsResult {
  for (const term of Object.keys(current) as (keyof SeenTerms)[]) {
    if (changed[term] === undefined) continue
    if (seen[term] === undefined) return { ok: false, reason: 'not-named', term }
    if (!isSame(term, seen, current)) return { ok: false, reason: 'changed', term }
  }
  return { ok: true }
}
