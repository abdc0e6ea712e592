import { refuse } from './mock-error.ts'

/** Which part of a list a call asks for. */
export interface AskedPage {
  readonly page: number
  readonly limit: number
  readonly cursor?: string | undefined
}

function cursorBehind(id: string): string {
  return `after-${id}`
}

/** A page of a list that is read far down, by its number or behind a row that was shown. */
export function deepPageOf<T extends { readonly _id: string }>(
  rows: readonly T[],
  { page, limit, cursor }: AskedPage,
): { items: T[]; page: number; limit: number; total: number; next: string | null } {
  const place = cursor === undefined ? -1 : rows.findIndex(({ _id }) => cursorBehind(_id) === cursor)
  if (cursor !== undefined && place < 0) {
    throw refuse('validation-failed', { issues: [{ path: 'cursor', message: 'This is no cursor.' }] })
  }
  const start = cursor === undefined ? (page - 1) * limit : place + 1
  const items = rows.slice(start, start + limit)
  const last = items.at(-1)
  const next = last === undefined || start + limit >= rows.length ? null : cursorBehind(last._id)
  return { items, page, limit, total: rows.length, next }
}
