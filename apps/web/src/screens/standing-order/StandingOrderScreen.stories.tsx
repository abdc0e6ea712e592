import { expect, waitFor, within } from 'storybook/test'
import { standingOrderScenarios } from '@flower-market/api-client/msw'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import StandingOrderScreen from './StandingOrderScreen.tsx'

const route = '/standing/:id'
const meta = preview.meta({
  title: 'Screens/StandingOrder',
  component: StandingOrderScreen,
  ...withScreen({ path: '/standing/standing-monday', route }),
})

/** Has placed an order; the next three days stand with what they would cost. */
export const StandingOrderPlaced = meta.story({
  beforeEach: ({ msw }) => msw.use(...standingOrderScenarios.loaded()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Заказ размещён|Order placed/)).toBeVisible())
    await expect(canvas.getByRole('link', { name: /Заказ №|Order No/ })).toBeVisible()
  },
})

/** Waits for money, says so, and goes on when its person resumes it. */
export const StandingOrderPaused = meta.story({
  ...startingFrom({ path: '/standing/standing-money', route }),
  beforeEach: ({ msw }) => msw.use(...standingOrderScenarios.paused('money')),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: /Пополнить|Top up/ })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: /Возобновить|Resume/ }))
    await waitFor(() => expect(canvas.getByRole('button', { name: /Приостановить|Pause/ })).toBeVisible())
  },
})

export const PausedForPrice = meta.story({
  ...startingFrom({ path: '/standing/standing-price', route }),
  beforeEach: ({ msw }) => msw.use(...standingOrderScenarios.paused('price')),
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...standingOrderScenarios.loading()),
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(...standingOrderScenarios.loadFailed()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
  },
})

export const NotFound = meta.story({
  beforeEach: ({ msw }) => msw.use(...standingOrderScenarios.empty()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible())
  },
})

/** Days and a limit are changed without a mouse. */
export const EditedByKeyboard = meta.story({
  beforeEach: ({ msw }) => msw.use(...standingOrderScenarios.loaded()),
  play: async ({ canvas, userEvent }) => {
    const edit = await canvas.findByRole('button', { name: /Изменить|Edit/ })
    edit.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await within(document.body).findByRole('dialog'))
    dialog.getByRole('button', { name: /пятница|Friday/ }).focus()
    await userEvent.keyboard(' ')
    await userEvent.keyboard('{Tab}'.repeat(2))
    dialog.getByRole('button', { name: /Сохранить|Save/ }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
    await expect((await canvas.findAllByText(/пт|Fri/))[0]).toBeVisible()
  },
})

export const SaveFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(...standingOrderScenarios.saveFailed()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Изменить|Edit/ }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: /Сохранить|Save/ }))
    await waitFor(() => expect(dialog.getByRole('alert')).toBeVisible())
  },
})

export const Ended = meta.story({
  beforeEach: ({ msw }) => msw.use(...standingOrderScenarios.loaded()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Завершить|End)$/ }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: /Завершить|End/ }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: /Изменить|Edit/ })).toBeNull())
  },
})
