import { isApiError } from '@flower-market/api-client'
import type { MessageId } from '../i18n/message-ids.ts'
import { isChunkError } from './chunk-errors.ts'

/** What an error page says; `status` is null where there is none to name. */
export interface PageError {
  readonly status: number | null
  readonly title: MessageId
  readonly hint: MessageId | null
  /** What the button does: lead to the catalog, or load this page again. */
  readonly wayOut: 'catalog' | 'reload'
}

function statusOf(error: unknown): number {
  return isApiError(error) ? error.status : 500
}

/** The page for an error that a screen could not handle itself: 404 and 500 have their own texts. */
export function describeError(error: unknown): PageError {
  if (isChunkError(error)) {
    return { status: null, title: 'shell.pageNotLoaded', hint: 'shell.pageNotLoadedHint', wayOut: 'reload' }
  }
  const status = statusOf(error)
  if (status === 404) return { status, title: 'shell.notFound', hint: null, wayOut: 'catalog' }
  if (status === 500) {
    return {
      status,
      title: 'shell.somethingWentWrong',
      hint: 'shell.somethingWentWrongHint',
      wayOut: 'catalog',
    }
  }
  const named = status === 0 ? null : status
  return {
    status: named,
    title: 'shell.unexpectedError',
    hint: 'shell.unexpectedErrorHint',
    wayOut: 'catalog',
  }
}
