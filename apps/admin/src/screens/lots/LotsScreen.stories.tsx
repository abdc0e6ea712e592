import { createMockMarket, flowerCards, mock, mockDelay, refuse, vera } from '@flower-market/api-client/msw'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import { cellOf, grid, untilLoaded } from '../../stories/lots-story.ts'
import LotsScreen from './LotsScreen.tsx'

const meta = preview.meta({
  title: 'Admin/Lots',
  component: LotsScreen,
  ...withScreen({ path: '/goods' }),
})

const few = flowerCards.slice(0, 6)
const [first, second] = few as [(typeof few)[number], (typeof few)[number]]

function market(cards: typeof flowerCards = few) {
  return createMockMarket({ signedInId: vera._id, cards }).handlers
}

function long(card: (typeof few)[number]) {
  return {
    ...card,
    variety: 'Кустовая пионовидная роза Mansfield Park с очень длинным названием',
    regions: ['moscow', 'saint-petersburg', 'nizhny-novgorod', 'yekaterinburg'],
    stemsAvailable: 1_000_000,
  }
}

export const Loaded = meta.story({
  beforeEach: ({ msw }) => msw.use(...market(flowerCards)),
  play: (context) => untilLoaded(context),
})

export const ChangedByKeyboard = meta.story({
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async (context) => {
    const { canvas, userEvent } = context
    await untilLoaded(context)
    cellOf(context, 0, 'stemsAvailable').focus()
    await userEvent.keyboard('475{Enter}')
    await waitFor(() => expect(cellOf(context, 1, 'stemsAvailable')).toHaveFocus())
    await userEvent.keyboard('1 025')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/2/))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/1/))
    await expect(cellOf(context, 1, 'stemsAvailable')).toHaveValue(String(second.stemsAvailable))
  },
})

export const PastedAndSaved = meta.story({
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async (context) => {
    const { canvas, userEvent } = context
    await untilLoaded(context)
    cellOf(context, 0, 'price').focus()
    await userEvent.paste('71,5\t19,25\t\t\t500\n72\t\t\t\t425\n')
    await waitFor(() => expect(cellOf(context, 1, 'price')).toHaveValue('72'))
    await userEvent.click(canvas.getByRole('button', { name: /^(Проверить 2 лота|Review 2 lots)$/ }))
    const page = within(document.body)
    await waitFor(() => expect(page.getByRole('dialog')).toBeVisible())
    await expect(within(page.getByRole('dialog')).getAllByRole('listitem')).toHaveLength(2)
    await userEvent.click(page.getByRole('button', { name: /^(Сохранить 2 лота|Save 2 lots)$/ }))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(cellOf(context, 0, 'stemsAvailable')).toHaveValue('500'))
    await expect(canvas.queryByRole('button', { name: /Проверить|Review/ })).toBeNull()
  },
})

export const BadCells = meta.story({
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async (context) => {
    const { canvas, userEvent } = context
    await untilLoaded(context)
    await userEvent.type(cellOf(context, 0, 'stemsPerBox'), '{Backspace}260')
    await userEvent.type(cellOf(context, 1, 'price'), '{Backspace}дорого')
    await userEvent.type(cellOf(context, 2, 'stemsAvailable'), '{Backspace}75')
    await waitFor(() => expect(cellOf(context, 1, 'price')).toHaveAttribute('aria-invalid', 'true'))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^(Проверить 1 лот|Review 1 lot)$/ })).toBeEnabled(),
    )
    await expect(cellOf(context, 1, 'price')).toHaveValue('дорого')
  },
})

export const ChangedMeanwhile = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock('lotsSave', () => refuse('lots-changed', { codes: [first.code] })),
      ...market(),
    ),
  play: async (context) => {
    const { canvas, userEvent } = context
    await untilLoaded(context)
    await userEvent.type(cellOf(context, 0, 'stemsAvailable'), '{Backspace}75')
    await userEvent.click(canvas.getByRole('button', { name: /^(Проверить 1 лот|Review 1 lot)$/ }))
    const page = within(document.body)
    await waitFor(() => expect(page.getByRole('dialog')).toBeVisible())
    await userEvent.click(page.getByRole('button', { name: /^(Сохранить 1 лот|Save 1 lot)$/ }))
    await waitFor(() => expect(page.getByRole('alert')).toBeVisible())
    await expect(page.getByText(/^(Уже изменён|Changed meanwhile)$/)).toBeVisible()
  },
})

export const Adding = meta.story({
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async (context) => {
    const { canvas, userEvent } = context
    await untilLoaded(context)
    await userEvent.click(canvas.getByRole('button', { name: /^(Добавить лот|Add lot)$/ }))
    const page = within(document.body)
    await waitFor(() => expect(page.getByRole('dialog')).toBeVisible())
    await userEvent.click(page.getByRole('button', { name: /^(Выставить на продажу|Put on sale)$/ }))
    await waitFor(() =>
      expect(page.getByLabelText(/^(Сорт|Variety)$/)).toHaveAttribute('aria-invalid', 'true'),
    )
  },
})

/** Rows of a spreadsheet with headings: a variety that is known, and one that is new and lacks its box. */
export const NewLotsPasted = meta.story({
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async (context) => {
    const { canvas, userEvent } = context
    await untilLoaded(context)
    const table = () => within(canvas.getByRole('table', { name: /^(Новые лоты|New lots)$/ }))
    table()
      .getByLabelText(/^(Сорт, новый лот 1|Variety, new lot 1)$/)
      .focus()
    const head = 'Сорт\tДлина\tЦена\tСтеблей\tв пачке\tв коробке'
    await userEvent.paste(`${head}\nexplorer\t60\t0,84 $\t500\t25\t250\nПолночь\t50\t70\t100\t25\t\n`)
    await waitFor(() =>
      expect(table().getByLabelText(/^(Сорт, новый лот 1|Variety, new lot 1)$/)).toHaveValue('Explorer'),
    )
    await waitFor(() => expect(table().getByText(/^(Новый сорт|New variety)/)).toBeVisible())
    for (const number of [1, 2]) {
      const plantation = new RegExp(`^(Плантация, новый лот ${number}|Plantation, new lot ${number})$`)
      const choices = () => within(table().getByLabelText(plantation)).getAllByRole('option')
      await waitFor(() => expect(choices().length).toBeGreaterThan(1))
      await userEvent.selectOptions(table().getByLabelText(plantation), first.plantationId)
      const day = table().getByLabelText(
        new RegExp(`^(День поставки, новый лот ${number}|Delivery day, new lot ${number})$`),
      )
      await userEvent.type(day, first.deliveryDate)
    }
    const review = { name: /^(Проверить 1 лот|Review 1 lot)$/ }
    await waitFor(() => expect(canvas.getByRole('button', review)).toBeEnabled())
    await userEvent.click(canvas.getByRole('button', review))
    const page = within(document.body)
    await waitFor(() => expect(page.getByRole('dialog')).toBeVisible())
    await userEvent.click(page.getByRole('button', { name: /^(Сохранить 1 лот|Save 1 lot)$/ }))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(table().queryByDisplayValue('Explorer')).toBeNull())
    await expect(table().getByDisplayValue('Полночь')).toBeVisible()
  },
})

/** Arrows lead to the day of another row; with Alt they open the calendar of this one. */
export const NewDayByKeyboard = meta.story({
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async (context) => {
    const { canvas, userEvent } = context
    await untilLoaded(context)
    const table = within(canvas.getByRole('table', { name: /^(Новые лоты|New lots)$/ }))
    await userEvent.type(table.getByLabelText(/^(Сорт, новый лот 1|Variety, new lot 1)$/), 'Полночь')
    const days = () => table.getAllByLabelText(/^(День поставки, новый лот|Delivery day, new lot) \d$/)
    await waitFor(() => expect(days()).toHaveLength(2))
    days()[0]?.focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(days()[1]).toHaveFocus())
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(days()[0]).toHaveFocus())
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await waitFor(() => expect(table.getByRole('dialog')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(table.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(days()[0]).toHaveFocus())
  },
})

export const RegionsChosen = meta.story({
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async (context) => {
    const { canvas, userEvent } = context
    await untilLoaded(context)
    await userEvent.click(canvas.getAllByRole('button', { name: /^(Регионы:|Regions:)/ })[0]!)
    const page = within(document.body)
    await waitFor(() => expect(page.getByRole('checkbox', { name: /^(Москва|Moscow)$/ })).toBeVisible())
    await userEvent.click(page.getByRole('checkbox', { name: /^(Москва|Moscow)$/ }))
    await userEvent.click(page.getByRole('button', { name: /^(Выбрать|Select)$/ }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/1/))
    await expect(canvas.getByText(/^(было все|was everywhere)$/)).toBeVisible()
  },
})

export const Withdrawing = meta.story({
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async (context) => {
    const { canvas, userEvent } = context
    await untilLoaded(context)
    await userEvent.click(canvas.getAllByRole('button', { name: /^(Снять с продажи|Take off sale)/ })[0]!)
    const page = within(document.body)
    await waitFor(() => expect(page.getByRole('dialog')).toBeVisible())
    await userEvent.click(
      within(page.getByRole('dialog')).getByRole('button', { name: /^(Снять|Take off)$/ }),
    )
    const lots = () => within(canvas.getByRole('table', grid))
    await waitFor(() => expect(lots().getAllByRole('row')).toHaveLength(few.length))
  },
})

export const Photos = meta.story({
  beforeEach: ({ msw }) => msw.use(...market([{ ...first, photos: ['/api/file/photo'] }, second])),
  play: async (context) => {
    const { canvas, userEvent } = context
    await untilLoaded(context)
    const small = canvas.getByRole('table', grid).querySelectorAll('img')
    await expect(Array.from(small, (image) => image.getAttribute('src'))).toEqual([
      '/api/file/photo/thumbnail',
    ])
    await waitFor(() => expect(small[0]?.naturalWidth).toBeGreaterThan(0))
    await userEvent.click(canvas.getAllByRole('button', { name: /^(Фото: \d+, лот|Photos: \d+, lot)/ })[0]!)
    await waitFor(() => expect(within(document.body).getByRole('dialog')).toBeVisible())
  },
})

export const NothingFound = meta.story({
  ...startingFrom({ path: '/goods?search=кактус', route: '/goods' }),
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async (context) => {
    const { canvas, userEvent } = context
    await waitFor(() => expect(canvas.getByText(/^(Лотов не нашли|No lots found)$/)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: /Сбросить фильтры|Clear filters/ }))
    await untilLoaded(context)
  },
})

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...market([])),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^(Лотов пока нет|No lots yet)$/)).toBeVisible())
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockDelay('lotList', 'infinite'), ...market()),
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

export const LongContent = meta.story({
  beforeEach: ({ msw }) => msw.use(...market(few.map(long))),
  play: (context) => untilLoaded(context),
})

/** The grid has more columns than room: it scrolls by itself, with the variety and what is to be saved in view. */
export const OnATablet = LongContent.extend({
  globals: { viewport: { value: 'tablet' } },
  play: async (context) => {
    const { canvas, userEvent } = context
    await untilLoaded(context)
    await userEvent.type(cellOf(context, 0, 'stemsPerBox'), '{Backspace}500')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
    const saving = await canvas.findByRole('button', { name: /^(Проверить 1 лот|Review 1 lot)$/ })
    const rows = within(canvas.getByRole('table', grid)).getAllByRole('row')
    const [variety] = within(rows[1]!).getAllByRole('cell')
    const last = within(rows[1]!).getByRole('button', { name: /^(Снять с продажи|Take off sale)/ })
    last.focus()
    await waitFor(() => expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth))
    await expect(variety!.getBoundingClientRect().left).toBeGreaterThanOrEqual(0)
    await expect(saving.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth)
    await expect(saving.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
    const price = cellOf(context, 0, 'price')
    price.focus()
    await waitFor(() =>
      expect(price.getBoundingClientRect().left).toBeGreaterThanOrEqual(
        variety!.getBoundingClientRect().right,
      ),
    )
  },
})
