import type { Browser, BrowserContext, Page } from 'playwright'

/** A moment of the fixtures' Saturday; stories with a clock of their own stop it themselves. */
const openedAt = Date.parse('2026-11-21T08:00:00Z')
const patienceMs = 30_000

interface Channel {
  last(event: string): readonly unknown[] | undefined
}
interface StoryWindow {
  readonly __STORYBOOK_ADDONS_CHANNEL__?: Channel
  readonly __STORYBOOK_PREVIEW__?: {
    readonly ready: () => Promise<void>
    readonly extract: () => Promise<
      Record<string, { readonly globals: { readonly viewport?: { readonly value?: string } } }>
    >
  }
}

/** Pages that look the same today and tomorrow: one language, one zone, no motion, and a clock that starts at one moment. */
export async function openContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    reducedMotion: 'reduce',
    deviceScaleFactor: 1,
  })
  await context.addInitScript((start) => {
    const RealDate = Date
    const behind = RealDate.now() - start
    const now = (): number => RealDate.now() - behind
    globalThis.Date = new Proxy(RealDate, {
      construct: (target, parts, self) =>
        Reflect.construct(target, parts.length === 0 ? [now()] : parts, self) as object,
      get: (target, key) => (key === 'now' ? now : (Reflect.get(target, key) as unknown)),
    })
  }, openedAt)
  return context
}

/** The ids of stories that ask for the phone's width. */
export async function findPhoneStories(browser: Browser, origin: string): Promise<ReadonlySet<string>> {
  const page = await browser.newPage()
  await page.goto(`${origin}/iframe.html?viewMode=story`)
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window, undefined, { timeout: patienceMs })
  const ids = await page.evaluate(async () => {
    const { __STORYBOOK_PREVIEW__: preview } = window as StoryWindow
    await preview?.ready()
    const stories = Object.entries((await preview?.extract()) ?? {})
    return stories.filter(([, { globals }]) => globals.viewport?.value === 'phone').map(([id]) => id)
  })
  await page.close()
  return new Set(ids)
}

/** Opens a story and waits until its play function has ended; gives what went wrong, or `undefined`. */
export async function showStory(
  page: Page,
  origin: string,
  story: { readonly id: string; readonly locale: 'ru' | 'en' },
): Promise<string | undefined> {
  // The check of accessibility belongs to the stories suite and takes longer than the story.
  const globals = `locale:${story.locale};theme:light;a11y.manual:!true`
  await page.goto(`${origin}/iframe.html?viewMode=story&id=${story.id}&globals=${globals}`)
  await page.waitForFunction(
    (events) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as StoryWindow
      return events.some((event) => channel?.last(event) !== undefined)
    },
    ['storyFinished', 'storyMissing', 'storyErrored', 'configError'],
    { timeout: patienceMs, polling: 50 },
  )
  return page.evaluate(() => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as StoryWindow
    const [finished] = (channel?.last('storyFinished') ?? []) as { status?: string }[]
    if (finished?.status === 'success') return undefined
    const [error] = (channel?.last('playFunctionThrewException') ??
      channel?.last('storyThrewException') ??
      []) as { message?: string }[]
    return (error?.message ?? 'The story did not end well.').split('\n')[0]
  })
}
