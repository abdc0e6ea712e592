import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import {
  catalogScenarios,
  createMockMarket,
  emitEvent,
  fixtureCard,
  fixtureDays,
  fixtureOrderDay,
  mock,
  toOrderCartFixture,
} from '@flower-market/api-client/msw'
import preview from '../../../../../.storybook/preview.tsx'
import { cell, onAnOrdinaryDay, storedQuantity } from '../../stories/catalog-story.ts'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import CatalogScreen from './CatalogScreen.tsx'

const [, , WEDNESDAY] = fixtureDays
const address = `/catalog?availability=toOrder&date=${fixtureOrderDay}`
const explorer = fixtureCard('Explorer', 50, fixtureOrderDay, 'toOrder')

const meta = preview.meta({
  title: 'Screens/CatalogToOrder',
  component: CatalogScreen,
  ...withScreen({ path: address, route: '/catalog' }),
})

function currentTab(canvas: StoryContext['canvas']) {
  return canvas.getByRole('navigation', { name: 'Раздел прайса' }).querySelector('[aria-current]')
}

export const Loaded = meta.story({
  ...onAnOrdinaryDay,
  ...startingFrom({ cart: toOrderCartFixture }),
  play: async ({ canvas, userEvent }) => {
    await expect(await cell(canvas, /^Explorer, 50\sсм, .*в корзине/)).toBeVisible()
    await waitFor(() => expect(currentTab(canvas)).toHaveTextContent(/Под заказ \d+/))
    await waitFor(() => expect(canvas.getAllByText(/^до 26 нояб\., 20:00/)[0]).toBeVisible())
    await expect(canvas.getByRole('row', { name: /^Explorer/ })).toHaveTextContent(/Эквадор · [^ ]/)
    await userEvent.click(await cell(canvas, /^Freedom, 60\sсм/))
    await userEvent.keyboard('{+}')
    await waitFor(() =>
      expect(
        storedQuantity(fixtureCard('Freedom', 60, fixtureOrderDay, 'toOrder').code, fixtureOrderDay),
      ).toBeGreaterThan(0),
    )
  },
})

/** A day that has lines from stock and lines to order: each part of the price list shows its own. */
export const DayOfBoth = meta.story({
  ...onAnOrdinaryDay,
  ...startingFrom({ path: `/catalog?availability=toOrder&date=${WEDNESDAY}`, cart: toOrderCartFixture }),
  play: async ({ canvas }) => {
    await expect(await cell(canvas, /^Baltica, 60\sсм, .*в корзине/)).toBeVisible()
    const aside = await canvas.findByRole('complementary', { name: 'Заказ на этот день' })
    await waitFor(() => expect(aside).toHaveTextContent(/Baltica, 60/))
    await expect(aside).not.toHaveTextContent(/Explorer, 40/)
  },
})

/** On the last day of a plantation its clock is loud. */
export const CutOffNear = meta.story({
  ...onAnOrdinaryDay,
  ...startingFrom({ path: `/catalog?availability=toOrder&date=${WEDNESDAY}` }),
  play: async ({ canvas }) => {
    const clock = (await canvas.findAllByText(/^ещё 3 ч 0 мин/))[0]
    await expect(clock).toHaveAttribute('data-near', 'true')
  },
})

/** The page was opened before the cut-off: what can no longer be ordered says so, and takes no entry. */
export const CutOffPassed = meta.story({
  beforeEach: ({ msw }) => {
    const { handlers } = createMockMarket()
    const cutoffAt = '2026-11-21T07:59:00.000Z'
    const cards = [{ ...explorer, cutoffAt }, fixtureCard('Baltica', 60, fixtureOrderDay, 'toOrder')]
    msw.use(
      mock('catalogCards', () => ({ date: fixtureOrderDay, cards })),
      ...handlers,
    )
  },
  ...startingFrom({
    cart: {
      [fixtureOrderDay]: [{ code: explorer.code, price: explorer.price, quantity: explorer.stemsPerBox }],
    },
  }),
  play: async ({ canvas, userEvent }) => {
    const closed = await cell(canvas, /^Explorer, 50\sсм, .*приём заказов закрыт/)
    await userEvent.click(closed)
    await userEvent.keyboard('{+}')
    await expect(storedQuantity(explorer.code, fixtureOrderDay)).toBe(explorer.stemsPerBox)
    await expect(canvas.getAllByText(/^приём закрыт/)[0]).toBeVisible()
  },
})

/** Tabs, days and filters are steps in the history: back leads to where one was. */
export const KeyboardThereAndBack = meta.story({
  ...onAnOrdinaryDay,
  ...startingFrom({ path: '/catalog?q=Explorer', route: '/catalog' }),
  play: async ({ canvas, userEvent }) => {
    await expect(await cell(canvas, /^Explorer, 50\sсм/)).toBeVisible()
    const tab = await canvas.findByRole('link', { name: /^Под заказ/ })
    while (document.activeElement !== tab) await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(currentTab(canvas)).toHaveTextContent(/Под заказ/))
    await waitFor(() => expect(tab).toHaveFocus())
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: /^Поиск по сорту/ })).toHaveValue('Explorer'),
    )
    await userEvent.click(canvas.getByRole('link', { name: /^В наличии/ }))
    await waitFor(() => expect(currentTab(canvas)).toHaveTextContent(/В наличии/))
    await expect(await cell(canvas, /^Explorer, 50\sсм/)).toBeVisible()
  },
})

/** What a plantation offers becomes less while one looks. */
export const OfferChanged = meta.story({
  ...onAnOrdinaryDay,
  play: async ({ canvas }) => {
    await cell(canvas, /^Explorer, 50\sсм/)
    const changes = [{ code: explorer.code, stemsAvailable: 2 * explorer.stemsPerBox }]
    await waitFor(() => emitEvent('stock-changed', { date: fixtureOrderDay, changes }))
    const stems = 2 * explorer.stemsPerBox
    await expect(await cell(canvas, new RegExp(`^Explorer, 50\\sсм, .* ${stems} доступно`))).toBeVisible()
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...catalogScenarios.loading()),
})

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...catalogScenarios.empty()),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: /На 3\sдекабря пока ничего нет/ })).toBeVisible(),
    )
  },
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(...catalogScenarios.loadFailed()),
})

export const LongContent = meta.story({
  beforeEach: ({ msw }) => msw.use(...catalogScenarios.longContent()),
})
