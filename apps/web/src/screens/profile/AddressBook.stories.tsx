import { addressesScenarios } from '@flower-market/api-client/msw'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { withScreen } from '../../stories/screen-story.tsx'
import ProfileScreen from './ProfileScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Profile/AddressBook',
  component: ProfileScreen,
  ...withScreen({ path: '/profile' }),
})

/** The button that was pressed goes; the focus stays with the address. */
export const MadeDefault = meta.story({
  beforeEach: ({ msw }) => msw.use(...addressesScenarios.several()),
  play: async ({ canvas, userEvent }) => {
    const book = within(await canvas.findByRole('region', { name: 'Адреса доставки' }))
    await userEvent.click(await book.findByRole('button', { name: 'Сделать основным: Склад' }))
    await waitFor(() => expect(book.getByRole('button', { name: 'Изменить: Склад' })).toHaveFocus())
    await expect(book.queryByRole('button', { name: 'Сделать основным: Склад' })).toBeNull()
  },
})

/** The address that was removed goes with its button; the focus stays with its neighbor. */
export const Removed = meta.story({
  beforeEach: ({ msw }) => msw.use(...addressesScenarios.several()),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const book = within(await canvas.findByRole('region', { name: 'Адреса доставки' }))
    await userEvent.click(await book.findByRole('button', { name: 'Удалить: Склад' }))
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Удалить' }))
    await waitFor(() => expect(book.queryByText('Склад')).toBeNull())
    const focused = () => book.getAllByRole('listitem').some((line) => line.contains(document.activeElement))
    await waitFor(() => expect(focused()).toBe(true))
  },
})

/** Nothing that can be done with the other addresses closes the form of the one that is written. */
export const TypedAddressKept = meta.story({
  beforeEach: ({ msw }) => msw.use(...addressesScenarios.several()),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const book = within(await canvas.findByRole('region', { name: 'Адреса доставки' }))
    await userEvent.click(await book.findByRole('button', { name: 'Изменить: Склад' }))
    const city = await book.findByLabelText(/^Город/)
    await userEvent.clear(city)
    await userEvent.type(city, 'Тверь')
    await expect(book.queryByRole('button', { name: /^(Изменить|Добавить адрес)/ })).toBeNull()
    await userEvent.click(book.getByRole('button', { name: 'Удалить: Салон в Казани' }))
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog', {
      name: 'Удалить адрес?',
    })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Удалить' }))
    await waitFor(() => expect(book.queryByText('Салон в Казани')).toBeNull())
    await expect(book.getByLabelText(/^Город/)).toHaveValue('Тверь')
    await userEvent.click(book.getByRole('button', { name: 'Сохранить адрес' }))
    await waitFor(() => expect(book.getByText(/300000, Тверь/)).toBeVisible())
  },
})
