import type { CDPSession } from 'playwright'
import { phone, slowdownOfPhone } from '../tools/slow-phone.ts'

type Send = CDPSession['send']

/**
 * A page of a phone without instrumentation. Playwright and Lighthouse have the browser report each request, log entry and error of their pages with the
 * place in the script that it came from: finding those takes about half of the time in which the entry is evaluated.
 */
export interface UninstrumentedPage {
  /** A command of the DevTools protocol to the page. */
  readonly send: Send
  /** Runs a function in the page, of which only the text gets there. Throws what it throws. */
  readonly run: <Given extends readonly unknown[], Found>(
    act: (...given: Given) => Found,
    ...given: Given
  ) => Promise<Awaited<Found>>
  readonly close: () => Promise<void>
}

/** Cookies as a request carries them, each for a site. */
function cookiesFor(origin: string, cookie: string) {
  return cookie.split('; ').flatMap((pair) => {
    const [name = '', value = ''] = pair.split('=')
    return name === '' ? [] : [{ name, value, url: origin }]
  })
}

interface Answer {
  /** Missing where the page tells something of its own. */
  readonly id?: number
  readonly result?: unknown
  readonly error?: unknown
}

/** Speaks to a page through the session of its browser, since Playwright instruments each page of its own. */
function sessionOf(
  browserSession: CDPSession,
  sessionId: string,
): { readonly send: Send; readonly end: () => void } {
  let last = 0
  const waiting = new Map<number, (answer: Answer) => void>()
  const receive = ({
    sessionId: from,
    message,
  }: {
    readonly sessionId: string
    readonly message: string
  }) => {
    if (from !== sessionId) return
    const answer = JSON.parse(message) as Answer
    waiting.get(answer.id ?? 0)?.(answer)
    waiting.delete(answer.id ?? 0)
  }
  browserSession.on('Target.receivedMessageFromTarget', receive)
  const send: Send = async (method, params) => {
    last += 1
    const id = last
    const answered = new Promise<Answer>((settled) => waiting.set(id, settled))
    const message = JSON.stringify({ id, method, params })
    await browserSession.send('Target.sendMessageToTarget', { sessionId, message })
    const { result, error } = await answered
    if (error !== undefined) throw new Error(`${method} was answered with ${JSON.stringify(error)}`)
    return result as never
  }
  return { send, end: () => void browserSession.off('Target.receivedMessageFromTarget', receive) }
}

/** Opens an empty page of a new profile, as slow as a phone's. */
export async function openUninstrumentedPage(
  browserSession: CDPSession,
  { origin, cookie = '' }: { readonly origin: string; readonly cookie?: string | undefined },
): Promise<UninstrumentedPage> {
  const { browserContextId } = await browserSession.send('Target.createBrowserContext')
  await browserSession.send('Storage.setCookies', { browserContextId, cookies: cookiesFor(origin, cookie) })
  const { targetId } = await browserSession.send('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
  })
  const { sessionId } = await browserSession.send('Target.attachToTarget', { targetId, flatten: false })
  const { send, end } = sessionOf(browserSession, sessionId)
  await send('Emulation.setCPUThrottlingRate', { rate: slowdownOfPhone })
  await send('Emulation.setDeviceMetricsOverride', { ...phone.viewport, deviceScaleFactor: 1, mobile: true })
  await send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await send('Emulation.setLocaleOverride', { locale: 'ru-RU' })
  await send('Emulation.setTimezoneOverride', { timezoneId: 'Europe/Moscow' })
  return {
    send,
    async run(act, ...given) {
      const expression = `(${String(act)})(${given.map((value) => JSON.stringify(value)).join()})`
      const asked = { expression, awaitPromise: true, returnByValue: true }
      const { result, exceptionDetails } = await send('Runtime.evaluate', asked)
      if (exceptionDetails !== undefined)
        throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
      return result.value
    },
    async close() {
      end()
      await browserSession.send('Target.disposeBrowserContext', { browserContextId })
    },
  }
}
