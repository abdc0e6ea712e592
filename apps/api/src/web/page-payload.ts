import {
  callKey,
  isCallPermitted,
  readsAt,
  type AddressedRead,
  type ManifestRoute,
  type PagePayload,
  type RouteMatch,
  type RouteRead,
} from '@flower-market/api-client/contract'
import { ApiError } from '../platform/errors/api-error.ts'
import type { CallRegistry, ReadContext } from '../platform/endpoints/call-registry.ts'
import type { ResumedSession } from '../platform/sessions/session-store.ts'

/** What is asked for a document. */
export interface PageReads {
  readonly calls: CallRegistry
  /** What the frame of every page reads. */
  readonly frame: readonly RouteRead[]
  /** The page, where there is one. */
  readonly match: RouteMatch<ManifestRoute> | null
  readonly query: URLSearchParams
  readonly open: ResumedSession | null
}

/** The answers for a page; what it is about may be missing. */
export interface PageAnswers {
  readonly payload: PagePayload
  readonly isFound: boolean
}

/** Answers what a page reads, so that its first screen is drawn without a request. */
export async function pagePayload(
  { calls, frame, match, query, open }: PageReads,
  http: Pick<ReadContext, 'request' | 'reply'>,
): Promise<PageAnswers> {
  const session = open?.session ?? null
  const person = open?.signedIn ?? null
  const reads = readsAt([...frame, ...(match?.route.reads ?? [])], {
    params: match?.params ?? {},
    search: query,
    personId: session?._id ?? '',
  }).filter(({ call }) => isCallPermitted(session, call))

  let isFound = true
  const answer = async (read: AddressedRead): Promise<[string, unknown][]> => {
    try {
      return [[callKey(read.call, read.input as never), await calls.read(read, { person, ...http })]]
    } catch (error) {
      // The screen asks again itself, and shows what it is told then.
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'not-found') isFound = false
      return []
    }
  }
  const answers = await Promise.all(reads.map(answer))
  return { payload: { session, calls: Object.fromEntries(answers.flat()) }, isFound }
}
