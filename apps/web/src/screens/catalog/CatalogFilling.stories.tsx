import { expect, waitFor, within } from 'storybook/test'
import { cartFixture, catalogScenarios, fixtureCard, mockBefore } from '@flower-market/api-client/msw'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import {
  cell,
  explorerCard,
  onAnOrdinaryDay,
  sellExplorer,
  storedQuantity,
} from '../../stories/catalog-story.ts'
import CatalogScreen from './CatalogScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Catalog/Filling',
  component: CatalogScreen,
  ...withScreen({ path: '/catalog' }),
})

/** Makes the page believe that a finger points here. Returns a function that undoes it. */
function withCoarsePointer(): () => void {
  const { matchMedia } = window
  window.matchMedia = (query) => matchMedia.call(window, query === '(pointer: coarse)' ? 'all' : query)
  return () => {
    window.matchMedia = matchMedia
  }
}

export const OrderedByKeyboard = meta.story({
  ...onAnOrdinaryDay,
  play: async ({ canvas, userEvent }) => {
    const first = await cell(canvas, /^Explorer, 40\sсм/)
    first.focus()
    await userEvent.keyboard('100{Enter}')
    await waitFor(() => expect(first).toHaveAccessibleName(/в корзине 100$/))
    await waitFor(async () => expect(await cell(canvas, /^Explorer, 50\sсм/)).toHaveFocus())
    await userEvent.keyboard('50{ArrowDown}')
    await waitFor(async () => expect(await cell(canvas, /^Freedom, 50\sсм/)).toHaveFocus())
    await userEvent.keyboard('{ArrowUp}{+}{+}')
    await waitFor(() => expect(storedQuantity(explorerCard.code)).toBe(100))
    await userEvent.keyboard('{Enter}{Backspace}7{Escape}')
    await waitFor(() => expect(storedQuantity(explorerCard.code)).toBe(100))
    await userEvent.keyboard('{Delete}')
    await waitFor(() => expect(storedQuantity(explorerCard.code)).toBeUndefined())
    await waitFor(() => expect(canvas.getByText('Explorer, 50 см: удалено из корзины.')).toBeInTheDocument())
  },
})

/** What is typed while the list of another day is on its way is searched for in it, and typing goes on. */
export const TypedWhileAnotherDayLoadsByKeyboard = meta.story({
  ...onAnOrdinaryDay,
  play: async ({ canvas, userEvent, msw }) => {
    await cell(canvas, /^Explorer, 50\sсм/)
    const held = Promise.withResolvers<void>()
    msw.use(mockBefore('catalogCards', () => held.promise))
    await userEvent.click(await canvas.findByRole('link', { name: /^вторник, 24\sноября/ }))
    const words = () => canvas.getByRole('textbox', { name: /^Поиск по сорту/ })
    await waitFor(() => expect(canvas.queryByRole('grid')).toBeNull())
    await userEvent.keyboard('/Mon')
    await expect(words()).toHaveValue('Mon')
    held.resolve()
    await canvas.findByRole('grid')
    await expect(words()).toHaveFocus()
    await userEvent.keyboard('dial')
    await expect(words()).toHaveValue('Mondial')
  },
})

/** The whole list is on its way, and the day that is shown is pressed: its beginning stays, with what is typed into it. */
export const TypedWhileTheShownDayIsChosenAgain = meta.story({
  beforeEach: ({ msw }) => msw.use(...catalogScenarios.firstCardsOnly()),
  play: async ({ canvas, userEvent, msw }) => {
    const explorer = await cell(canvas, /^Explorer, 50\sсм/)
    const day = await canvas.findByRole('link', { name: /^понедельник, 23\sноября/ })
    msw.use(mockBefore('catalogFirstCards', () => new Promise<void>(() => {})))
    await userEvent.click(day)
    explorer.focus()
    await userEvent.keyboard('100{Enter}')
    await waitFor(() => expect(explorer).toHaveAccessibleName(/в корзине 100$/))
  },
})

export const Snapped = meta.story({
  ...onAnOrdinaryDay,
  play: async ({ canvas, userEvent }) => {
    const explorer = await cell(canvas, /^Explorer, 50\sсм/)
    await userEvent.click(explorer)
    const field = await within(explorer).findByRole('textbox', { name: /^Стеблей: Explorer, 50\sсм$/ })
    await userEvent.type(field, '170')
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^будет 175 · /))
    await userEvent.keyboard('{Enter}')
    const why = 'округлили до 175: продаём пачками по 25\u00a0шт.'
    await waitFor(() => expect(explorer).toHaveAttribute('data-note', why))
    await waitFor(() =>
      expect(canvas.getByText(`Explorer, 50 см: ${why.replace('\u00a0', ' ')}`)).toBeVisible(),
    )
    await waitFor(() => expect(explorer).toHaveAccessibleName(/в корзине 175$/))
    await waitFor(() =>
      expect(canvas.getByText(/175 стеблей в корзине.*округлили до 175/)).toBeInTheDocument(),
    )
    // The mark stays for as long as nobody has looked at the cell, and goes when it is left again.
    await userEvent.keyboard('{ArrowDown}')
    await expect(explorer).toHaveAttribute('data-note', why)
    explorer.focus()
    await waitFor(() => expect(explorer).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(explorer).not.toHaveAttribute('data-note'))
  },
})

export const OverStock = meta.story({
  ...onAnOrdinaryDay,
  ...startingFrom({ cart: cartFixture }),
  play: async ({ canvas, userEvent }) => {
    const explorer = await cell(canvas, /^Explorer, 50\sсм/)
    await userEvent.click(explorer)
    await userEvent.keyboard('99999')
    await waitFor(() =>
      expect(within(explorer).getByText('Выбранное количество превышает наличие')).toBeVisible(),
    )
    await userEvent.keyboard('{Enter}')
    // The cart keeps what it held, and the next digits go to the next length.
    await waitFor(async () => expect(await cell(canvas, /^Explorer, 60\sсм/)).toHaveFocus())
    await expect(explorer).toHaveAttribute('data-refused')
    await expect(storedQuantity(explorerCard.code)).toBe(150)
    await userEvent.click(canvas.getByRole('button', { name: /^Взять всё/ }))
    await waitFor(() => expect(storedQuantity(explorerCard.code)).toBe(explorerCard.stemsAvailable))
    await waitFor(() => expect(explorer).toHaveFocus())
    await expect(explorer).not.toHaveAttribute('data-refused')
  },
})

export const AllThereIsByKeyboard = meta.story({
  ...onAnOrdinaryDay,
  play: async ({ canvas, userEvent }) => {
    const explorer = await cell(canvas, /^Explorer, 50\sсм/)
    explorer.focus()
    await userEvent.keyboard('99999{Enter}25{Enter}')
    await waitFor(() => expect(storedQuantity(fixtureCard('Explorer', 60).code)).toBe(25))
    await expect(storedQuantity(explorerCard.code)).toBeUndefined()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await waitFor(() => expect(explorer).toHaveFocus())
    await waitFor(() => expect(canvas.getByText(/^Explorer, 50\sсм: есть только/)).toBeVisible())
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Взять всё/ })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(storedQuantity(explorerCard.code)).toBe(explorerCard.stemsAvailable))
    await waitFor(() => expect(explorer).toHaveFocus())
  },
})

export const LengthThatDoesNotExist = meta.story({
  ...onAnOrdinaryDay,
  play: async ({ canvas, userEvent }) => {
    const explorer = await cell(canvas, /^Explorer, 40\sсм/)
    explorer.focus()
    // The next three varieties have no 40 cm: the arrows pass them over.
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(async () => expect(await cell(canvas, /^Vendela, 40\sсм/)).toHaveFocus())
    const freedom = canvas.getByRole('row', { name: /^Freedom/ })
    const absent = within(freedom).getAllByRole('gridcell')[0] as HTMLElement
    await userEvent.click(absent)
    await userEvent.keyboard('100')
    await waitFor(() => expect(canvas.getAllByText('Freedom: ростовки 40 см нет')).toHaveLength(2))
    await expect(JSON.parse(localStorage.getItem('cart') ?? '{}')).toEqual({})
  },
})

export const OverStockInEnglish = meta.story({
  ...onAnOrdinaryDay,
  globals: { locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await cell(canvas, /^Explorer, 50\scm/))
    await userEvent.keyboard('99999')
    await waitFor(() => expect(canvas.getByText('The selected quantity exceeds availability')).toBeVisible())
  },
})

export const StockChangedWhileEditing = meta.story({
  ...onAnOrdinaryDay,
  play: async ({ canvas, userEvent }) => {
    const explorer = await cell(canvas, /^Explorer, 50\sсм/)
    await userEvent.click(explorer)
    await sellExplorer(canvas)
    await waitFor(() => expect(canvas.getByText('Explorer, 50 см: теперь доступно 25.')).toBeInTheDocument())
    await userEvent.keyboard('50')
    await waitFor(() =>
      expect(within(explorer).getByText('Выбранное количество превышает наличие')).toBeVisible(),
    )
  },
})

export const OnAPhone = meta.story({
  ...onAnOrdinaryDay,
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => {
    msw.use(...catalogScenarios.loaded())
    return withCoarsePointer()
  },
  play: async ({ canvas, userEvent }) => {
    const explorer = await cell(canvas, /^Explorer, 50\sсм/)
    await userEvent.click(explorer)
    const more = await within(explorer).findByRole('button', {
      name: /^На упаковку больше: Explorer, 50\sсм$/,
    })
    await userEvent.click(more)
    await userEvent.click(more)
    await waitFor(() => expect(storedQuantity(explorerCard.code)).toBe(50))
    // What is typed replaces the number that a step has put there.
    const field = within(explorer).getByRole('textbox', { name: /^Стеблей: Explorer, 50\sсм$/ })
    await userEvent.click(field)
    await userEvent.keyboard('75')
    await expect(field).toHaveValue('75')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(storedQuantity(explorerCard.code)).toBe(75))
    await expect(canvas.getByRole('complementary', { name: 'Заказ на этот день' })).toHaveTextContent(
      /доставк/,
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть фильтры' }))
    const filters = await canvas.findByRole('dialog', { name: 'Фильтры' })
    await userEvent.click(within(filters).getByRole('button', { name: /^Гвоздики/ }))
    await userEvent.click(await within(filters).findByRole('button', { name: /^Показать 1\d позиций/ }))
    await waitFor(() => expect(canvas.getByRole('row', { name: /^Don Pedro/ })).toBeVisible())
  },
})
