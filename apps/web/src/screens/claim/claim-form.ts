import { claimedStems, claimPlaces, type ClaimReason } from '@flower-market/flower-domain'
import type { CallInput, CallOutput } from '@flower-market/api-client'

/** A line of an order that is claimed about. */
export type ClaimLine = CallOutput<'purchaseGet'>['lines'][number]

/** What is filled in. */
export interface ClaimDraft {
  readonly reason: ClaimReason | null
  readonly box: number
  /** Stems of each bunch, from the first on. */
  readonly stems: readonly number[]
  readonly comment: string
  readonly pictures: readonly File[]
}

/** What has to be put right before a claim is sent. */
export type ClaimProblem = 'reason' | 'pictures' | 'stems' | 'tooMany'

/** A claim about one whole bunch of the first box. */
export function newClaimDraft({ stemsPerBunch, claimableQuantity }: ClaimLine): ClaimDraft {
  return {
    reason: null,
    box: 1,
    stems: [Math.min(stemsPerBunch, claimableQuantity)],
    comment: '',
    pictures: [],
  }
}

/** The bunches that stems are claimed of. */
function bunchesOf({ box, stems }: ClaimDraft) {
  return stems
    .map((quantity, place) => ({ box, bunch: place + 1, quantity }))
    .filter(({ quantity }) => quantity > 0)
}

/** How many stems are claimed. */
export function stemsOf(draft: ClaimDraft): number {
  return claimedStems(bunchesOf(draft))
}

/** Whether another bunch of the box can be added. */
export function canAddBunch(line: ClaimLine, { stems }: ClaimDraft): boolean {
  return stems.length < claimPlaces(line).bunches
}

/** What has to be put right. Flowers that did not come cannot be photographed. */
export function claimProblems(line: ClaimLine, draft: ClaimDraft): ReadonlySet<ClaimProblem> {
  const stems = stemsOf(draft)
  const problems: Readonly<Record<ClaimProblem, boolean>> = {
    reason: draft.reason === null,
    pictures: draft.pictures.length === 0 && draft.reason !== 'missing',
    stems: stems === 0,
    tooMany: stems > line.claimableQuantity,
  }
  return new Set((Object.keys(problems) as ClaimProblem[]).filter((problem) => problems[problem]))
}

/** A complete draft as it is sent. */
export function toClaimBody(
  orderId: string,
  { code }: ClaimLine,
  draft: ClaimDraft,
): CallInput<'claimCreate'>['body'] {
  const { reason, comment } = draft
  return { orderId, code, reason: reason as ClaimReason, comment: comment.trim(), bunches: bunchesOf(draft) }
}
