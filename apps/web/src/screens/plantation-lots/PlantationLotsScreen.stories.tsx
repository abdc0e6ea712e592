import { createMockMarket, kamau, mock, mockDelay, refuse, sessionOf } from '@flower-market/api-client/msw'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { withScreen } from '../../stories/screen-story.tsx'
import PlantationLotsScreen from './PlantationLotsScreen.tsx'

function market() {
  return createMockMarket({ signedInId: kamau._id }).handlers
}

const meta = preview.meta({
  title: 'Screens/PlantationLots',
  component: PlantationLotsScreen,
  ...withScreen({ path: '/plantation/lots', session: sessionOf(kamau) }),
  beforeEach: ({ msw }) => msw.use(...market()),
})

const change = /^(Изменить|Change):/

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: change }).length).toBeGreaterThan(1))
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockDelay('lotList', 'infinite'), ...market()),
})

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...createMockMarket({ signedInId: kamau._id, cards: [] }).handlers),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible())
  },
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock('lotList', () => refuse('internal')),
      ...market(),
    ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
  },
})

/** The price and the stock of a lot are changed without a mouse. */
export const ChangedByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: change }).length).toBeGreaterThan(1))
    canvas.getAllByRole('button', { name: change })[0]?.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(within(document.body).getByRole('dialog')).toBeVisible())
    const dialog = within(within(document.body).getByRole('dialog'))
    const price = dialog.getByRole('textbox', { name: /Цена|Price/ })
    await userEvent.clear(price)
    await userEvent.type(price, '77')
    const stems = dialog.getByRole('textbox', { name: /Остаток|Stock/ })
    await userEvent.clear(stems)
    await userEvent.type(stems, '325')
    dialog.getByRole('button', { name: /^(Сохранить|Save)$/ }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('cell', { name: /77[.,]00/ })).toBeVisible())
    await expect(canvas.getByText('325')).toBeVisible()
  },
})

/** Another has changed the lot meanwhile: nothing is overwritten, and the dialog says so. */
export const ChangedMeanwhile = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock('lotUpdate', () => refuse('lot-changed')),
      ...market(),
    ),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: change }).length).toBeGreaterThan(1))
    await userEvent.click(canvas.getAllByRole('button', { name: change })[0] as HTMLElement)
    await waitFor(() => expect(within(document.body).getByRole('dialog')).toBeVisible())
    const dialog = within(within(document.body).getByRole('dialog'))
    const stems = dialog.getByRole('textbox', { name: /Остаток|Stock/ })
    await userEvent.clear(stems)
    await userEvent.type(stems, '325')
    dialog.getByRole('button', { name: /^(Сохранить|Save)$/ }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(dialog.getByRole('alert')).toBeVisible())
  },
})

export const StemsMissing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: change }).length).toBeGreaterThan(1))
    await userEvent.click(canvas.getAllByRole('button', { name: change })[0] as HTMLElement)
    await waitFor(() => expect(within(document.body).getByRole('dialog')).toBeVisible())
    const dialog = within(within(document.body).getByRole('dialog'))
    const stems = dialog.getByRole('textbox', { name: /Остаток|Stock/ })
    await userEvent.clear(stems)
    await userEvent.type(stems, 'много')
    dialog.getByRole('button', { name: /^(Сохранить|Save)$/ }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(stems).toHaveAttribute('aria-invalid', 'true'))
  },
})
