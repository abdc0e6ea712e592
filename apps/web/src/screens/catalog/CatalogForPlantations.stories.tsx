import { expect, waitFor } from 'storybook/test'
import {
  catalogScenarios,
  fixtureRequestDay,
  flowerCards,
  requestCartFixture,
} from '@flower-market/api-client/msw'
import preview from '../../../../../.storybook/preview.tsx'
import { cell, onAnOrdinaryDay, storedQuantity } from '../../stories/catalog-story.ts'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import CatalogScreen from './CatalogScreen.tsx'

const address = `/catalog?availability=forPlantations&date=${fixtureRequestDay}`
const asked = new Set((requestCartFixture[fixtureRequestDay] ?? []).map(({ code }) => code))
const free = flowerCards.find(
  ({ availability, code }) => availability === 'forPlantations' && !asked.has(code),
)

const meta = preview.meta({
  title: 'Screens/CatalogForPlantations',
  component: CatalogScreen,
  ...withScreen({ path: address, route: '/catalog', cart: requestCartFixture }),
})

/** What is asked of plantations is not paid yet: nothing speaks of free delivery or of paying. */
export const LoadedByKeyboard = meta.story({
  ...onAnOrdinaryDay,
  play: async ({ canvas, userEvent }) => {
    const { variety = '', lengthCm = 0, code = '' } = free ?? {}
    await userEvent.click(await cell(canvas, new RegExp(`^${variety}, ${lengthCm}\\sсм`)))
    await userEvent.keyboard('{+}')
    await waitFor(() => expect(storedQuantity(code, fixtureRequestDay)).toBeGreaterThan(0))
    const aside = await canvas.findByRole('complementary', { name: 'Заказ на этот день' })
    await waitFor(() => expect(aside).toHaveTextContent(/Плантации ответят на запрос, оплата — после/))
    await expect(aside).not.toHaveTextContent(/бесплатной доставки/)
  },
})

export const Empty = meta.story({
  ...startingFrom({ cart: {} }),
  beforeEach: ({ msw }) => msw.use(...catalogScenarios.empty()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: /пока ничего нет/ })).toBeVisible())
  },
})
