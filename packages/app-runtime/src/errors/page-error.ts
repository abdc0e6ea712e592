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
  const status = isApiError(error) ? error.status : 500
  const page = {
    status: status === 0 ? null : status,
    wayOut: 'home',
    requestId: isApiError(error) && status >= 500 ? error.requestId : null,
  } as const
  if (status === 404) return { ...page, title: 'runtime.notFound', hint: null }
  if (status === 500) {
    return { ...page, title: 'runtime.somethingWentWrong', hint: texts.somethingWentWrongHint }
  }
  return { ...page, title: 'runtime.unexpectedError', hint: texts.unexpectedErrorHint }
}
