import type { Browser, BrowserContext, Page } from 'playwright'
import { type Appearance, heights, appearances } from './appearances.ts'
import { serveFolder } from './serve-folder.ts'
import { photograph } from './story-camera.ts'
import type { Story } from './story-list.ts'
import { findPhoneStories, openContext, showStory } from './story-page.ts'

/** A story as it was seen. */
export interface StoryPictures {
  readonly story: Story
  readonly locale: 'ru' | 'en'
  readonly pictures: readonly { readonly appearance: Appearance; readonly png: Buffer }[]
  /** Why its play function, the story itself or its page did not end well; the pictures may be missing then. */
  readonly problem: string | undefined
}

/** What to take pictures of. */
export interface Session {
  readonly browser: Browser
  /** The built Storybook. */
  readonly dist: string
  readonly stories: readonly Story[]
  /** @default both themes at both widths */
  readonly appearances?: readonly Appearance[]
  /** @default Russian */
  readonly locales?: readonly ('ru' | 'en')[]
  /** The picture that an appearance is expected to give, which saves a second one to be sure. */
  readonly expected?: (story: Story, appearance: Appearance) => Buffer | undefined
  /**
   * Whether a picture waits for a second one that is the same; a person who looks does not need it.
   * @default true
   */
  readonly isForCertain?: boolean
}

type Locale = 'ru' | 'en'
const pageCount = 3

/**
 * Takes every story's pictures on three pages at once and gives them one story after the other, with a way to take them
 * again. A story is played at the width that it is written for, then looked at in each theme and width, as a person
 * would turn a phone.
 */
export async function takePictures(
  session: Session,
  receive: (taken: StoryPictures, again: () => Promise<StoryPictures>) => Promise<void> | void,
): Promise<void> {
  const { origin, close } = await serveFolder(session.dist)
  // A context each: pages of one would tell each other about their carts and sessions, as the shop's tabs do.
  const contexts = await Promise.all(Array.from({ length: pageCount }, () => openContext(session.browser)))
  const phone = await findPhoneStories(session.browser, origin)
  const { locales = ['ru'] } = session
  const queue = session.stories.flatMap((story) => locales.map((locale) => ({ story, locale })))
  const work = async (context: BrowserContext): Promise<void> => {
    let page = await context.newPage()
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const { story, locale } = next
      const take = async (): Promise<StoryPictures> => {
        try {
          return await takeStory(session, page, { origin, story, locale, isPhone: phone.has(story.id) })
        } catch (error) {
          // A page that hangs or crashed would take the following stories with it.
          await page.close()
          page = await context.newPage()
          return { story, locale, pictures: [], problem: firstLineOf(error) }
        }
      }
      await receive(await take(), take)
    }
  }
  await Promise.all(contexts.map(work))
  await Promise.all(contexts.map((context) => context.close()))
  close()
}

function firstLineOf(error: unknown): string {
  return String(error).split('\n')[0] ?? ''
}

async function takeStory(
  session: Session,
  page: Page,
  shown: { origin: string; story: Story; locale: Locale; isPhone: boolean },
): Promise<StoryPictures> {
  const { story, locale } = shown
  const ownWidth = shown.isPhone ? 390 : 1440
  await page.setViewportSize({ width: ownWidth, height: heights[ownWidth] })
  const problem = await showStory(page, shown.origin, { id: story.id, locale })
  const ordered = (session.appearances ?? appearances).toSorted(
    (a, b) => Math.abs(a.width - ownWidth) - Math.abs(b.width - ownWidth),
  )
  const pictures: { appearance: Appearance; png: Buffer }[] = []
  for (const appearance of ordered) {
    pictures.push({
      appearance,
      png: await photograph(page, appearance, {
        expected: session.expected?.(story, appearance),
        isForCertain: session.isForCertain ?? true,
      }),
    })
  }
  return { story, locale, pictures, problem }
}
