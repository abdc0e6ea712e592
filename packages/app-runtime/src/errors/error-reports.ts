import { isApiError, type CallInput } from '@flower-market/api-client'

/** What is sent to the operator about an error of a page. */
export type PageErrorReport = NonNullable<CallInput<'errorReport'>['body']>

/** A page that fails in a loop tells it only so often. */
const mostReports = 10
const longestMessage = 1000
const longestStack = 8000
const longestUserAgent = 500

/** The browser's own description, cut to 500 characters. */
export function browserText(userAgent: string): string {
  return userAgent.slice(0, longestUserAgent)
}

/** Takes out what may name a person: addresses, long numbers, what stands behind `?` or `#` of an address. */
export function withoutPersonalData(text: string): string {
  return text
    .replaceAll(/[^\s<>"']+/gu, (word) => (/[^@]@[^@]/u.test(word) ? '<email>' : word))
    .replaceAll(/https?:\/\/[^\s"')]+/gu, (address) => address.split(/[?#]/u, 1)[0] ?? '')
    .replaceAll(/\+?\d[\d\s()-]{8,}\d/gu, '<number>')
}

/** Whether an error is a surprise: refusals and a lost connection are told to the person, not to the operator. */
function isSurprise(error: unknown): boolean {
  return !isApiError(error) || error.kind === 'contract'
}

/** The report of an error on a page, named by its route's pattern; null for what is no surprise. */
export function reportOf(error: unknown, page: string, userAgent: string): PageErrorReport | null {
  if (!isSurprise(error)) return null
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  return {
    name: name.slice(0, 100),
    message: withoutPersonalData(message).slice(0, longestMessage),
    stack: withoutPersonalData(stack).slice(0, longestStack),
    page,
    userAgent: browserText(userAgent),
  }
}

/** Where reports go, and how a page is named in them. */
export interface ErrorReporting {
  /** The pattern of the page's route, so that no id and no address of a person travels. */
  readonly patternOf: (pathname: string) => string
  readonly send: (report: PageErrorReport) => Promise<unknown>
}

/** Reports what the page did not expect: each error once, ten at the most. The console has them all. */
export function watchErrors(page: Window, { patternOf, send }: ErrorReporting): void {
  const sent = new Set<string>()
  const report = (thrown: unknown): void => {
    const found = reportOf(thrown, patternOf(page.location.pathname), page.navigator.userAgent)
    if (found === null) return
    const key = `${found.name} ${found.message}`
    if (sent.has(key) || sent.size >= mostReports) return
    sent.add(key)
    // A report that does not arrive must not make another.
    send(found).catch(() => null)
  }
  page.addEventListener('error', ({ error, message }) => report(error ?? message))
  page.addEventListener('unhandledrejection', ({ reason }) => report(reason))
}
