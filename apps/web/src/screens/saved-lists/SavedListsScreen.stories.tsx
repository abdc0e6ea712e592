import { expect, waitFor, within } from 'storybook/test'
import { savedListScenarios } from '@flower-market/api-client/msw'
import preview from '../../../../../.storybook/preview.tsx'
import { withScreen } from '../../stories/screen-story.tsx'
import SavedListsScreen from './SavedListsScreen.tsx'

const meta = preview.meta({
  title: 'Screens/SavedLists',
  component: SavedListsScreen,
  ...withScreen({ path: '/lists' }),
  beforeEach: ({ msw }) => msw.use(...savedListScenarios.loaded()),
})

/** Opened in the review of pasted lists. */
export const Loaded = meta.story({
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2))
    const [toCart] = canvas.getAllByRole('button', { name: /В корзину|Add to cart/ })
    await userEvent.click(toCart as HTMLElement)
    await waitFor(() => expect(canvas.getByText(/\/cart\/list$/)).toBeVisible())
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...savedListScenarios.loading()),
})

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...savedListScenarios.empty()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible())
  },
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(...savedListScenarios.loadFailed()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
  },
})

/** A quantity is written and a line taken away, without a mouse. */
export const EditedByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [edit] = await canvas.findAllByRole('button', { name: /Изменить|Edit/ })
    edit?.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await within(document.body).findByRole('dialog'))
    const quantity = dialog.getByRole('textbox', { name: /Explorer/ })
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '125{Tab}')
    await userEvent.keyboard('{Tab}')
    dialog.getByRole('button', { name: /Mirabel/ }).focus()
    await userEvent.keyboard('{Enter}')
    dialog.getByRole('button', { name: /Сохранить|Save/ }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByText('125')).toBeVisible())
    await expect(canvas.queryByText(/Mirabel/)).toBeNull()
  },
})

export const Removed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /(Удалить|Delete).*Свадебный/ }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: /^(Удалить|Delete)$/ }))
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1))
  },
})

export const SaveFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(...savedListScenarios.saveFailed()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: /Изменить|Edit/ }))[0] as HTMLElement)
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: /^(Сохранить|Save)$/ }))
    await waitFor(() => expect(dialog.getByRole('alert')).toBeVisible())
  },
})

export const LongContent = meta.story({
  beforeEach: ({ msw }) => msw.use(...savedListScenarios.longContent()),
  play: async ({ canvas, userEvent }) => {
    const [more] = await canvas.findAllByRole('button', { name: /Ещё 34|34 more/ })
    await userEvent.click(more as HTMLElement)
    await expect(canvas.getByRole('button', { name: /Свернуть|Show less/ })).toBeVisible()
  },
})
