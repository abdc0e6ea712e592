import { expect, screen, waitFor, within } from 'storybook/test'
import type { StoryContext } from '@storybook/react-vite'
import { cartFixture, catalogScenarios } from '@flower-market/api-client/msw'
import { groupIntoPriceGrid, sellableStems } from '@flower-market/flower-domain'
import preview from '../../../../../.storybook/preview.tsx'
import { cell, explorerCard, onAnOrdinaryDay, storedQuantity } from '../../stories/catalog-story.ts'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import CatalogScreen from './CatalogScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Catalog/Variety',
  component: CatalogScreen,
  ...withScreen({ path: '/catalog' }),
})

async function openVariety({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name }))
  return within(await screen.findByRole('dialog', { name }))
}

export const Loaded = meta.story({
  ...onAnOrdinaryDay,
  ...startingFrom({ cart: cartFixture }),
  play: async (context) => {
    const variety = await openVariety(context, 'Explorer')
    await expect(variety.getByRole('link', { name: 'Alto Zafiro Roses' })).toHaveAttribute(
      'href',
      '/assortment/alto-zafiro',
    )
    await waitFor(() => expect(variety.getByText('5,5–6 см', { selector: 'dd' })).toBeVisible())
    await expect(variety.getByText('12–14 дней')).toBeVisible()
    await expect(variety.getByRole('spinbutton', { name: /^Стеблей: Explorer, 50\sсм$/ })).toHaveValue('150')
    const chart = await variety.findByRole('slider', { name: 'Цена стебля 50 см по дням поставки' })
    await expect(chart).toHaveAttribute('aria-valuetext', expect.stringMatching(/^23\sноября: 108/u))
    await context.userEvent.click(variety.getByRole('button', { name: /^70\sсм$/ }))
    await waitFor(() =>
      expect(variety.getByRole('slider', { name: 'Цена стебля 70 см по дням поставки' })).toBeInTheDocument(),
    )
    const orders = within(variety.getByRole('region', { name: 'Вы уже заказывали' }))
    await expect(orders.getAllByRole('listitem')).toHaveLength(5)
    await expect(orders.getAllByRole('link')[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/history\//u),
    )
  },
})

/** Entered beside the prices, by the rule of the list: whole packs, and never more than there is. */
export const FilledByKeyboard = meta.story({
  ...onAnOrdinaryDay,
  play: async (context) => {
    const { userEvent } = context
    const variety = await openVariety(context, 'Explorer')
    const field = variety.getByRole('spinbutton', { name: /^Стеблей: Explorer, 50\sсм$/ })
    await userEvent.click(field)
    await userEvent.keyboard('115{Enter}')
    await waitFor(() =>
      expect(variety.getByText(/50\sсм: округлили до 125: продаём пачками по 25/u)).toBeVisible(),
    )
    await waitFor(() => expect(storedQuantity(explorerCard.code)).toBe(125))
    await userEvent.click(field)
    await userEvent.keyboard('99999{Enter}')
    await waitFor(() => expect(variety.getByText(/в корзине без изменений/)).toBeVisible())
    await expect(field).toHaveValue('125')
    await expect(storedQuantity(explorerCard.code)).toBe(125)
    const all = sellableStems(explorerCard.stemsAvailable, explorerCard)
    await userEvent.click(variety.getByRole('button', { name: /^Взять всё/ }))
    await waitFor(() => expect(storedQuantity(explorerCard.code)).toBe(all))
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('0{Enter}')
    await waitFor(() => expect(storedQuantity(explorerCard.code)).toBeUndefined())
    await waitFor(() => expect(variety.queryByText(/^В корзине/)).toBeNull())
  },
})

export const ByKeyboard = meta.story({
  ...onAnOrdinaryDay,
  play: async ({ canvas, userEvent }) => {
    const explorer = await cell(canvas, /^Explorer, 40\sсм/)
    explorer.focus()
    await userEvent.keyboard('{ArrowLeft}{Enter}')
    const variety = await screen.findByRole('dialog', { name: 'Explorer' })
    await waitFor(() => expect(variety).toContainElement(document.activeElement as HTMLElement))
    within(variety).getByRole('button', { name: 'Explorer: открыть фото' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('img', { name: 'Explorer' })).toBeVisible())
    // Escape closes what is on top, one after the other.
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('img', { name: 'Explorer' })).toBeNull())
    await expect(screen.getByRole('dialog', { name: 'Explorer' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(explorer).toHaveFocus())
  },
})

const explorerKey = groupIntoPriceGrid([explorerCard]).rows[0]?.key ?? ''

/** The address leads to a variety; without a step back to go over, hiding it leaves the list. */
export const OfTheAddress = meta.story({
  ...onAnOrdinaryDay,
  ...startingFrom({ path: `/catalog?q=Explorer&variety=${encodeURIComponent(explorerKey)}` }),
  play: async ({ userEvent }) => {
    const variety = within(await screen.findByRole('dialog', { name: 'Explorer' }))
    await expect(variety.getByRole('row', { name: /^50\sсм/ })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(screen.getByRole('textbox', { name: /^Поиск по сорту/ })).toHaveValue('Explorer')
  },
})

/** A variety that takes the place of one that a link names and that is gone: there is still no step to go back over. */
export const InPlaceOfTheAddress = meta.story({
  ...onAnOrdinaryDay,
  ...startingFrom({ path: '/catalog?variety=gone' }),
  play: async (context) => {
    await openVariety(context, 'Explorer')
    await context.userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

/** The price list beside the variety stays in use: a lot is filled there, another variety shown, and Escape leaves its field first. */
export const BesideTheList = meta.story({
  globals: { viewport: { value: 'desktop' } },
  ...onAnOrdinaryDay,
  play: async (context) => {
    const { canvas, userEvent } = context
    await openVariety(context, 'Explorer')
    const explorer = await cell(canvas, /^Explorer, 50\sсм/)
    await userEvent.click(explorer)
    await userEvent.keyboard('100{Enter}')
    await waitFor(() => expect(storedQuantity(explorerCard.code)).toBe(100))
    await expect(screen.getByRole('dialog', { name: 'Explorer' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Mondial' }))
    const mondial = await screen.findByRole('dialog', { name: 'Mondial' })
    await waitFor(() => expect(mondial).toContainElement(document.activeElement as HTMLElement))
    await expect(screen.getAllByRole('dialog')).toHaveLength(1)
    const search = canvas.getByRole('textbox', { name: /^Поиск по сорту/ })
    await userEvent.type(search, 'роза')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(mondial).toBeVisible())
    const first = await cell(canvas, /^Explorer, 40\sсм/)
    first.focus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(first).toHaveFocus())
  },
})

/** Whether nothing lies over the middle of an element. */
function isUncovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}

/** Beside the variety nothing of the list is covered or cut, its row is marked, and the filters open over the page. */
export const RoomBesideTheList = meta.story({
  globals: { viewport: { value: 'desktop' } },
  ...onAnOrdinaryDay,
  play: async (context) => {
    const { canvas, userEvent } = context
    await openVariety(context, 'Explorer')
    const days = within(canvas.getByRole('list', { name: 'День поставки' })).getAllByRole('link')
    await expect(days.length).toBeGreaterThan(1)
    await expect(days.every(isUncovered)).toBe(true)
    const shown = (): HTMLElement[] => canvas.getAllByRole('row', { current: true })
    await expect(shown()).toHaveLength(1)
    await expect(shown()[0]).toHaveTextContent(/^Explorer/u)
    await userEvent.click(canvas.getByRole('button', { name: 'Mondial' }))
    await waitFor(() => expect(shown()[0]).toHaveTextContent(/^Mondial/u))
    await expect(shown()).toHaveLength(1)
    const sort = canvas.getByRole('combobox', { name: 'Сортировка' })
    for (const option of within(sort).getAllByRole<HTMLOptionElement>('option')) {
      await userEvent.selectOptions(sort, option)
      await expect(sort.scrollWidth).toBeLessThanOrEqual(sort.clientWidth)
      await expect(isUncovered(sort)).toBe(true)
    }
    await userEvent.click(canvas.getByRole('button', { name: /^Открыть фильтры/u }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Фильтры' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Фильтры' })).toBeNull())
    await expect(screen.getByRole('dialog', { name: 'Mondial' })).toBeVisible()
    // A press on the page that is no control leaves the variety, too.
    await userEvent.click(canvas.getByText('40 см'))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Mondial' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.queryAllByRole('row', { current: true })).toHaveLength(0)
  },
})

export const Photographed = meta.story({
  beforeEach: ({ msw }) => msw.use(...catalogScenarios.photographed()),
  play: async (context) => {
    const variety = await openVariety(context, 'Explorer')
    await context.userEvent.click(variety.getByRole('button', { name: 'Explorer, фото 2' }))
    await waitFor(() => expect(screen.getByText('2 из 2')).toBeVisible())
    await context.userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(screen.getByText('1 из 2')).toBeVisible())
  },
})

/** The lengths of both plantations below each other, each with what it costs less or more than where one is. */
export const AtTwoPlantations = meta.story({
  beforeEach: ({ msw }) => msw.use(...catalogScenarios.soldByTwo()),
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: 'Explorer' })
    if (first !== undefined) await userEvent.click(first)
    const variety = within(await screen.findByRole('dialog', { name: 'Explorer' }))
    const table = within(await variety.findByRole('region', { name: 'Explorer у других плантаций' }))
    const [, own, other] = table.getAllByRole('row')
    await expect(own).toHaveTextContent(/^Эквадор · Alto Zafiro Roses/u)
    await expect(other).toHaveTextContent(/Valle Tinta Flowers\d+(?:,50)?\u22125.*—$/u)
    await userEvent.click(table.getByRole('button', { name: /^Эквадор\s· Valle Tinta Flowers$/ }))
    await waitFor(() => expect(screen.getByRole('link', { name: 'Valle Tinta Flowers' })).toBeVisible())
    await expect(
      screen.getByRole('button', { name: /^Эквадор\s· Alto Zafiro Roses$/ }).closest('tr'),
    ).toHaveTextContent(/\+5/u)
  },
})

export const HistoryLoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(...catalogScenarios.varietyFailed()),
  play: async (context) => {
    const variety = await openVariety(context, 'Explorer')
    await waitFor(() =>
      expect(variety.getByText('Не удалось загрузить прошлые цены и заказы этого сорта')).toBeVisible(),
    )
    await expect(variety.getByRole('row', { name: /^50\sсм/ })).toBeVisible()
  },
})

/** A variety that has come in by a price list: nothing but its lots is known. */
export const NothingKnown = meta.story({
  ...onAnOrdinaryDay,
  ...startingFrom({ path: '/catalog?q=Altaj' }),
  play: async (context) => {
    const variety = await openVariety(context, 'Altaj')
    await waitFor(() => expect(variety.getByRole('slider')).toBeInTheDocument())
    await expect(variety.queryByText('В вазе')).toBeNull()
  },
})
