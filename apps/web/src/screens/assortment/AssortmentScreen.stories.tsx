import { expect, waitFor } from 'storybook/test'
import { createMockMarket, mock, mockDelay, refuse } from '@flower-market/api-client/msw'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import AssortmentScreen from './AssortmentScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Assortment',
  component: AssortmentScreen,
  ...withScreen({ path: '/assortment' }),
})

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Alto Zafiro Roses' })).toHaveAttribute(
        'href',
        '/assortment/alto-zafiro',
      ),
    )
  },
})

export const FilteredAndReset = meta.story({
  ...startingFrom({ path: '/assortment?country=KEN' }),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Kilima Dawn Blooms' })).toBeVisible())
    await expect(canvas.queryByRole('link', { name: 'Alto Zafiro Roses' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /Сбросить|Reset/ }))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Alto Zafiro Roses' })).toBeVisible())
  },
})

/** More plantations than two pages hold. */
function manyPlantations() {
  return mock('plantationList', ({ query: { page, limit } }) => {
    const items = Array.from({ length: 60 }, (_, place) => ({
      _id: `plantation-${place}`,
      name: `Kilima Dawn Blooms ${place + 1}`,
      country: 'KEN' as const,
      city: { ru: 'Найваша', en: 'Naivasha' },
      lots: place,
      toOrder: 2 * place,
    }))
    return { items: items.slice((page - 1) * limit, page * limit), page, limit, total: items.length }
  })
}

/** A page has 28 plantations at first, 24 after the filters were reset; the address keeps which. */
export const PageSizes = meta.story({
  ...startingFrom({ path: '/assortment?country=KEN' }),
  beforeEach: ({ msw }) => msw.use(manyPlantations(), ...createMockMarket().handlers),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText(/28 (из|of) 60/)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: /Сбросить|Reset/ }))
    await waitFor(() => expect(canvas.getByText(/24 (из|of) 60/)).toBeVisible())
  },
})

export const NothingFound = meta.story({
  ...startingFrom({ path: '/assortment?country=KEN&city=Богота' }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Плантаций не найдено|No plantations found/)).toBeVisible())
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockDelay('plantationList', 'infinite'), ...createMockMarket().handlers),
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock('plantationList', () => refuse('internal')),
      ...createMockMarket().handlers,
    ),
})

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [country] = await canvas.findAllByRole('combobox')
    while (document.activeElement !== country) await userEvent.tab()
    await waitFor(() => expect(country).toHaveFocus())
  },
})
