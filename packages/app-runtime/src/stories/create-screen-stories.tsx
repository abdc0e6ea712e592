import { createMockMarket, fixtureNow, stopClock } from '@flower-market/api-client/msw'
import { operators } from '@flower-market/flower-domain'
import type { HttpHandler } from 'msw'
import type { ComponentType } from 'react'
import { expect, waitFor } from 'storybook/test'
import type { Locale } from '../i18n/locale.ts'
import type { NamedRoute } from '../routes/page-route.ts'
import { ScreenStage, type ScreenStoryOptions, type StageParts } from './ScreenStage.tsx'

export type { ScreenStoryOptions }

/** What an app adds to the stage of its stories. */
interface ScreenStoryParts<Page extends NamedRoute, Options extends ScreenStoryOptions> extends StageParts<
  Page,
  Options
> {
  /** Whom the mock market takes for signed in; null for nobody. */
  readonly signedInIdOf: (options: Options) => string | null
  /** Writes what the person's browser keeps before the story begins; its storage is empty. @default nothing */
  readonly fillStorage?: (options: Options) => void
}

/** What Storybook hands a decorator and a hook, as far as the stage reads it. */
export interface StoryContext<Options> {
  readonly id: string
  readonly globals: Readonly<Record<string, unknown>>
  readonly parameters: { readonly screen?: Options }
  readonly msw: { readonly use: (...handlers: HttpHandler[]) => void }
}

function localeOfToolbar({ globals }: StoryContext<unknown>): Locale {
  return globals['locale'] === 'en' ? 'en' : 'ru'
}

/** Reads what `withScreen` and `startingFrom` left in a story's parameters. */
function optionsOf<Options>({ screen }: { readonly screen?: Options }): Options {
  if (screen === undefined) throw new Error('This story has no screen: spread withScreen() into its meta.')
  return screen
}

/** Whatever a page shows, its title ends with the name of the operator's group. */
async function expectTitle(context: StoryContext<ScreenStoryOptions>) {
  // Without its frame a part of a page has no title, unless it brings one.
  if (document.title === '' && optionsOf(context.parameters).frame === 'none') return
  // The person has left the screen: its address stands where another page would be.
  if (document.querySelector('output[aria-label="address"]') !== null) return
  const title = new RegExp(`^\\S.* — ${operators[localeOfToolbar(context)].group}$`, 'u')
  await waitFor(() => expect(document.title).toMatch(title))
}

/** Erases the cookies that the story before has left. */
function forgetChoices(): void {
  for (const pair of document.cookie.split('; '))
    document.cookie = `${pair.split('=', 1)[0]}=; path=/; max-age=0`
}

/**
 * Makes the function that puts an app's screens on a stage:
 * `preview.meta({ title, component, ...withScreen({ path: '/cart' }) })`. Each story gets its own store, a mock market
 * that answers every call, the toolbar's language and a clock that stands at the fixtures' moment. Leaving the screen
 * shows the address as `<output aria-label="address">`.
 */
export function createScreenStories<Page extends NamedRoute, Options extends ScreenStoryOptions>(
  parts: ScreenStoryParts<Page, Options>,
) {
  function onStage(Story: ComponentType, context: StoryContext<Options>) {
    const locale = localeOfToolbar(context)
    return (
      <ScreenStage
        key={`${context.id} ${locale}`}
        parts={parts}
        options={optionsOf(context.parameters)}
        locale={locale}
      >
        <Story />
      </ScreenStage>
    )
  }

  function prepare({ parameters, msw }: StoryContext<Options>) {
    const options = optionsOf(parameters)
    msw.use(...createMockMarket({ signedInId: parts.signedInIdOf(options) }).handlers)
    document.title = ''
    localStorage.clear()
    forgetChoices()
    sessionStorage.clear()
    parts.fillStorage?.(options)
    return stopClock(fixtureNow)
  }

  return function withScreen(options: Options) {
    return {
      decorators: [onStage],
      beforeEach: prepare,
      afterEach: expectTitle,
      parameters: { layout: 'fullscreen' as const, screen: options },
    }
  }
}
