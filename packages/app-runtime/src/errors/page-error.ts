import { isApiError } from '@flower-market/api-client'
import type { MessageId } from '../i18n/message-ids.ts'
import type { AppDefinition } from '../app/app-definition.ts'
import { isChunkError } from './chunk-errors.ts'

/** What an error page says; `status` is null where there is none to name. */
export interface PageError {
  readonly status: number | null
  readonly title: MessageId
  readonly hint: MessageId | null
  /** What the button does: lead to the app's first page, or load this page again. */
  readonly wayOut: 'home' | 'reload'
  /** What the server's log calls the request that failed; null where nothing failed there. */
  readonly requestId: string | null
}

function statusOf(error: unknown): number {
  return isApiError(error) ? error.status : 500
}

/** The page for an error that a screen could not handle itself: 404 and 500 have their own texts. */
export function describeError(error: unknown, texts: AppDefinition['texts']): PageError {
  if (isChunkError(error)) {
    return {
      status: null,
      title: 'runtime.pageNotLoaded',
      hint: 'runtime.pageNotLoadedHint',
      wayOut: 'reload',
      requestId: null,
    }
  }
  const status = statusOf(error)
  const requestId = isApiError(error) && status >= 500 ? error.requestId : null
  if (status === 404) return { status, title: 'runtime.notFound', hint: null, wayOut: 'home', requestId }
  if (status === 500) {
    return {
      status,
      title: 'runtime.somethingWentWrong',
      hint: texts.somethingWentWrongHint,
      wayOut: 'home',
      requestId,
    }
  }
  const named = status === 0 ? null : status
  return {
    status: named,
    title: 'runtime.unexpectedError',
    hint: texts.unexpectedErrorHint,
    wayOut: 'home',
    requestId,
  }
}
