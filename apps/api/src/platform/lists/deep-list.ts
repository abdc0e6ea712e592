import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { invalidInput } from '../errors/api-error.ts'

/** Where a row stands in the order of its list: a whole number, and an id where several rows may have the same. */
export interface Place {
  readonly number: bigint
  readonly id?: string | undefined
}

/** Which part of a list a call asks for. */
export interface AskedPart {
  readonly page: number
  readonly limit: number
  /** `next` of the page before. */
  readonly cursor?: string | undefined
}

/** A part of a list, as it is read from the database. */
export interface DeepPart {
  readonly limit: number
  /** How many rows lie before it; 0 behind a place. */
  readonly offset: number
  /** The place of the last row that was shown; null where the part is asked for by the number of its page. */
  readonly after: Place | null
  /** How many rows there were when an earlier page was answered; null where they have to be counted. */
  readonly counted: number | null
  /** Of the question. */
  readonly tag: string
}

/** Numbers of a `bigint` column have no more digits than 19; 18 always fit. */
const placeNumber = z.string().check(z.regex(/^\d{1,18}$/u))
const cursorContent = z.tuple([
  z.string(),
  z.int().check(z.minimum(0)),
  placeNumber,
  z.optional(z.string().check(z.maxLength(64))),
])

/** A cursor is good for the list, the person and the filters that it was made for. */
function tagOf(list: string, whose: string, filters: object): string {
  return createHash('sha256')
    .update(JSON.stringify([list, whose, filters]))
    .digest('base64url')
    .slice(0, 12)
}

function readContent(cursor: string): z.output<typeof cursorContent> | undefined {
  try {
    const content: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    return cursorContent.safeParse(content).data
  } catch {
    return undefined
  }
}

/**
 * Reads which part of a list is asked for: `whose` list it is, and by the query what narrows it. Throws
 * `validation-failed` for a cursor that is none, or is another question's. Whoever makes one up names a place in their
 * own list: what the list holds is decided by its query alone.
 */
export function deepPart(
  list: string,
  whose: string,
  { page, limit, cursor, ...filters }: AskedPart,
): DeepPart {
  const tag = tagOf(list, whose, filters)
  if (cursor === undefined) return { limit, offset: (page - 1) * limit, after: null, counted: null, tag }
  const content = readContent(cursor)
  if (content === undefined) throw invalidInput('cursor', 'This is no cursor.')
  const [ofTag, counted, number, id] = content
  if (ofTag !== tag) throw invalidInput('cursor', 'This cursor is of another list, or of other filters.')
  return { limit, offset: 0, after: { number: BigInt(number), id }, counted, tag }
}

/** One row more than a page has says whether another follows. */
export function rowsToRead({ limit }: DeepPart): number {
  return limit + 1
}

/** With at least so many rows before a page, all rows are counted first, so that the page is read from the nearer end; with fewer both are done at once. */
const farOffset = 1000

/** Which rows of a list are read for a part of it, counted from one of its ends. */
export interface ReadRows {
  readonly isFromOldest: boolean
  readonly offset: number
  readonly limit: number
}

/** Whether it pays to count the rows of a list before a part of it is read. */
export function isFarPart({ after, offset }: DeepPart): boolean {
  return after === null && offset >= farOffset
}

/** The rows of a part, and one more, from the nearer end of the list. `total` is null where it is not known yet: then from the newest. */
export function rowsFromNearerEnd(part: DeepPart, total: number | null): ReadRows {
  const limit = rowsToRead(part)
  if (total === null || part.offset <= total / 2) return { isFromOldest: false, offset: part.offset, limit }
  const left = Math.max(0, total - part.offset)
  return { isFromOldest: true, offset: Math.max(0, left - limit), limit: Math.min(left, limit) }
}

/** The rows of a page, and the cursor of the page that follows. `rows` are `rowsToRead` at the most. */
export function deepPage<R>(
  part: DeepPart,
  rows: readonly R[],
  { total, placeOf }: { readonly total: number; readonly placeOf: (row: R) => Place },
): { readonly shown: readonly R[]; readonly total: number; readonly next: string | null } {
  const shown = rows.slice(0, part.limit)
  const last = shown.at(-1)
  if (last === undefined || rows.length <= part.limit) return { shown, total, next: null }
  const { number, id } = placeOf(last)
  const content = [part.tag, total, String(number), ...(id === undefined ? [] : [id])]
  return { shown, total, next: Buffer.from(JSON.stringify(content)).toString('base64url') }
}
