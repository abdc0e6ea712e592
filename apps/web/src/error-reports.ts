import { isApiError, type CallInput } from '@flower-market/api-client'
import { matchPath } from 'react-router-dom'
import { stripLocale } from './i18n/locale.ts'
import { pageRoutes } from './routes.ts'
import { browserText } from './shell/safari.ts'

/** What is sent to the operator about an error of a page. */
export type PageErrorReport = NonNullable<CallInput<'errorReport'>['body']>

/** A page that fails in a loop tells it only so often. */
const mostReports = 10
const longestMessage = 1000
const longestStack = 8000

/** The pattern of the page's route, so that no id and no address of a person travels. */
export function pagePattern(pathname: string): string {
  return pageRoutes.find(({ path }) => matchPath(path, stripLocale(pathname)))?.path ?? '*'
}

/** Takes out what may name a person: addresses, long numbers, what stands behind `?` or `#` of an address. */
export function withoutPersonalData(text: string): string {
  return text
    .replaceAll(/[^\s@<>"']+@[^\s@<>"']+/gu, '<email>')
    .replaceAll(/(https?:\/\/[^\s?#"')]+)[?#][^\s"')]*/gu, '$1')
    .replaceAll(/\+?\d[\d\s()-]{8,}\d/gu, '<number>')
}

/** Whether an error is a surprise: refusals and a lost connection are told to the person, not to the operator. */
function isSurprise(error: unknown): boolean {
  return !isApiError(error) || error.kind === 'contract'
}

/** The report of an error; null for what is no surprise. */
export function reportOf(error: unknown, pathname: string, userAgent: string): PageErrorReport | null {
  if (!isSurprise(error)) return null
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  return {
    name: name.slice(0, 100),
    message: withoutPersonalData(message).slice(0, longestMessage),
    stack: withoutPersonalData(stack).slice(0, longestStack),
    page: pagePattern(pathname),
    userAgent: browserText(userAgent),
  }
}

/** Reports what the page did not expect: each error once, ten at the most. The console has them all. */
export function watchErrors(page: Window, send: (report: PageErrorReport) => Promise<unknown>): void {
  const sent = new Set<string>()
  const report = (thrown: unknown): void => {
    const found = reportOf(thrown, page.location.pathname, page.navigator.userAgent)
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
