import type { HttpHandler } from 'msw'
import type { ComponentType } from 'react'
import { createMockMarket, fixtureNow, stopClock } from '@flower-market/api-client/msw'
import { cartStorageKey, operators, serializeCart } from '@flower-market/flower-domain'
import { expect, waitFor } from 'storybook/test'
import type { Locale } from '@flower-market/app-runtime/i18n'
import { screenOptionsOf, type ScreenOptions } from './screen-options.ts'
import { ScreenStage } from './ScreenStage.tsx'

export { startingFrom } from './screen-options.ts'

interface StoryContext {
  readonly id: string
  readonly globals: Readonly<Record<string, unknown>>
  readonly parameters: { readonly screen?: ScreenOptions }
  readonly msw: { readonly use: (...handlers: HttpHandler[]) => void }
}

function localeOfToolbar({ globals }: StoryContext): Locale {
  return globals['locale'] === 'en' ? 'en' : 'ru'
}

function onStage(Story: ComponentType, context: StoryContext) {
  const locale = localeOfToolbar(context)
  return (
    <ScreenStage
      key={`${context.id} ${locale}`}
      options={screenOptionsOf(context.parameters)}
      locale={locale}
    >
      <Story />
    </ScreenStage>
  )
}

function prepare({ parameters, msw }: StoryContext) {
  const { cart, session, orderingFor } = screenOptionsOf(parameters)
  msw.use(...createMockMarket(session === null ? { signedInId: null } : {}).handlers)
  document.title = ''
  localStorage.clear()
  sessionStorage.clear()
  if (orderingFor !== undefined) {
    const choice = { brokerId: session?._id, client: orderingFor }
    localStorage.setItem('ordering-for', JSON.stringify(choice))
  }
  if (cart !== undefined) {
    const key = orderingFor === undefined ? cartStorageKey : `${cartStorageKey}@${orderingFor._id}`
    localStorage.setItem(key, typeof cart === 'string' ? cart : serializeCart(cart))
  }
  return stopClock(fixtureNow)
}

/** Whatever a page shows, its title ends with the name of the operator's group. */
async function expectTitle(context: StoryContext) {
  // Without its frame a part of a page has no title, unless it brings one.
  if (document.title === '' && screenOptionsOf(context.parameters).frame === 'none') return
  // The person has left the screen: its address stands where another page would be.
  if (document.querySelector('output[aria-label="address"]') !== null) return
  const title = new RegExp(`^\\S.* — ${operators[localeOfToolbar(context)].group}$`, 'u')
  await waitFor(() => expect(document.title).toMatch(title))
}

/**
 * Puts a screen's stories on a stage: `preview.meta({ title, component, ...withScreen({ path: '/cart' }) })`. Each
 * story gets its own store, a mock market that answers every call, the toolbar's language and a clock that stands at the
 * fixtures' moment. A story changes what it starts from by `...startingFrom({ cart })`, and single answers by handlers in
 * its own `beforeEach`. Leaving the screen shows the address as `<output aria-label="address">`.
 */
export function withScreen(options: ScreenOptions) {
  return {
    decorators: [onStage],
    beforeEach: prepare,
    afterEach: expectTitle,
    parameters: { layout: 'fullscreen' as const, screen: options },
  }
}
