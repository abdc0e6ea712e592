import { expect, waitFor } from 'storybook/test'
import { boris, cartFixture, fixtureCard, mock } from '@flower-market/api-client/msw'
import preview from '../../../../../.storybook/preview.tsx'
import { cell } from '../../stories/catalog-story.ts'
import { brokersMarket, chosenClient, forClient } from '../../stories/client-story.ts'
import { withScreen } from '../../stories/screen-story.tsx'
import CatalogScreen from './CatalogScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Catalog/Of buyers',
  component: CatalogScreen,
  ...withScreen({ path: '/catalog', session: forClient.session, cart: cartFixture }),
})

const explorer = fixtureCard('Explorer', 50)
const ofClient = { ...explorer, price: explorer.price * 10 }
const name = /^Explorer, 50\sсм/

/** The shop works for another buyer from now on, as another tab has it. */
function orderFor(choice: string | null): void {
  dispatchEvent(new StorageEvent('storage', { key: 'ordering-for', newValue: choice }))
}

/** A cell's text without spaces. */
function textOf(element: Element): string {
  return element.textContent.replaceAll(/\s/gu, '')
}

/** A list that is known already is drawn at once when the buyer changes: nothing is ordered at the prices of the one before. */
export const KnownListOfAnotherBuyer = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock('catalogCards', ({ query: { date, userId } }) => ({
        date,
        cards: [userId === undefined ? explorer : ofClient],
      })),
      ...brokersMarket(),
    ),
  play: async ({ canvas }) => {
    const own = textOf(await cell(canvas, name))
    const choice = JSON.stringify({ brokerId: boris._id, client: chosenClient })
    await waitFor(async () => {
      // The page listens a moment after it is drawn.
      orderFor(choice)
      await expect(textOf(await cell(canvas, name))).not.toBe(own)
    })
    const drawn: string[] = []
    const observer = new MutationObserver(() => {
      for (const one of document.querySelectorAll('[role=gridcell][aria-label^="Explorer, 50"]'))
        drawn.push(textOf(one))
    })
    observer.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true })
    orderFor(null)
    await waitFor(() => expect(drawn.at(-1)).toBe(own))
    observer.disconnect()
    await expect(new Set(drawn)).toEqual(new Set([own]))
  },
})
