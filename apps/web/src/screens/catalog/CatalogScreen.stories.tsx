import { expect, screen, waitFor, within } from 'storybook/test'
import {
  cartFixture,
  catalogScenarios,
  createMockMarket,
  fixtureDays,
  fixtureCard,
  savedListScenarios,
} from '@flower-market/api-client/msw'
import type { CartItem, FlowerCard } from '@flower-market/flower-domain'
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

const [MONDAY, TUESDAY] = fixtureDays

function lineOf({ code, price, stemsPerBunch }: FlowerCard): CartItem {
  return { code, price, quantity: stemsPerBunch }
}

const meta = preview.meta({
  title: 'Screens/Catalog',
  component: CatalogScreen,
  ...withScreen({ path: '/catalog' }),
})

export const Loaded = meta.story({
  ...onAnOrdinaryDay,
  ...startingFrom({ cart: cartFixture }),
  play: async ({ canvas }) => {
    await expect(await cell(canvas, /^Explorer, 50\sсм, .*в корзине 150$/)).toBeVisible()
    const grid = canvas.getByRole('grid')
    await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '48'))
    await expect(grid.querySelectorAll('*').length).toBeLessThanOrEqual(220)
    await expect(grid.querySelector('tbody')?.style.cssText).toMatch(/^block-size: calc\(47 \* [^:]*\);$/u)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAccessibleName('Каталог: В наличии')
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /^В наличии/ })).toHaveTextContent(/В наличии \d\d\d/),
    )
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...catalogScenarios.loading()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Загружаем прайс')).toBeInTheDocument())
  },
})

/** Marked varieties have a star; another one is marked in its dialog, and then only favorites are shown. */
export const Favorites = meta.story({
  beforeEach: ({ msw }) => msw.use(...savedListScenarios.favorites()),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('img', { name: 'Избранное' })).toHaveLength(2))
    await userEvent.click(canvas.getByRole('button', { name: 'Freedom' }))
    const star = await screen.findByRole('button', { name: 'Freedom: в избранное' })
    await userEvent.click(star)
    await expect(star).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(screen.getByRole('button', { name: /^Закрыть/ }))
    await userEvent.click(await canvas.findByRole('button', { name: /^Избранное/ }))
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '5'))
  },
})

export const FirstRowsOnly = meta.story({
  beforeEach: ({ msw }) => msw.use(...catalogScenarios.firstCardsOnly()),
  play: async ({ canvas, userEvent }) => {
    await expect(await cell(canvas, /^Explorer, 50\sсм/)).toBeVisible()
    // As many rows, as high, as the whole list will have.
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '48')
    const search = canvas.getByRole('textbox', { name: /^Поиск по сорту/ })
    await userEvent.type(search, 'Mondial')
    await waitFor(() => expect(canvas.getByText('Загружаем прайс')).toBeInTheDocument())
    await expect(search).toHaveFocus()
  },
})

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...catalogScenarios.empty()),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: /На 23\sноября пока ничего нет/ })).toBeVisible(),
    )
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /^Открыть 24\sноября$/ })).toHaveAttribute(
        'href',
        `/catalog?date=${TUESDAY}`,
      ),
    )
  },
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(...catalogScenarios.loadFailed()),
  play: async ({ canvas, msw, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Что-то пошло не так'))
    msw.use(...catalogScenarios.loaded())
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }))
    await expect(await cell(canvas, /^Explorer, 50\sсм/)).toBeVisible()
  },
})

export const FilteredByType = meta.story({
  ...onAnOrdinaryDay,
  play: async ({ canvas, userEvent }) => {
    await cell(canvas, /^Explorer, 50\sсм/)
    const columns = canvas.getAllByRole('columnheader').length
    await userEvent.click(await canvas.findByRole('button', { name: /^Альстромерии/ }))
    await waitFor(() => expect(canvas.getByRole('row', { name: /^Tiger/ })).toBeVisible())
    await waitFor(() => expect(canvas.queryByRole('row', { name: /^Explorer/ })).toBeNull())
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(columns)
    await userEvent.click(await canvas.findByRole('button', { name: /^Альстромерии.*убрать фильтр$/ }))
    await waitFor(() => expect(canvas.getByRole('row', { name: /^Explorer/ })).toBeVisible())
  },
})

export const FilteredByLength = meta.story({
  ...onAnOrdinaryDay,
  ...startingFrom({ path: '/catalog?length=50' }),
  play: async ({ canvas, userEvent }) => {
    await expect(await cell(canvas, /^Explorer, 50\sсм, (?!.*вне фильтра)/)).toBeVisible()
    const outside = await cell(canvas, /^Explorer, 60\sсм, .*вне фильтра$/)
    await userEvent.click(outside)
    await userEvent.keyboard('25{Enter}')
    await waitFor(() => expect(storedQuantity(fixtureCard('Explorer', 60).code)).toBe(25))
    await expect(outside).toHaveAccessibleName(/в корзине 25$/)
  },
})

export const FoundByText = meta.story({
  ...onAnOrdinaryDay,
  play: async ({ canvas, userEvent }) => {
    await cell(canvas, /^Explorer, 50\sсм/)
    await userEvent.keyboard('/')
    const search = canvas.getByRole('textbox', { name: /^Поиск по сорту/ })
    await waitFor(() => expect(search).toHaveFocus())
    await userEvent.keyboard('роза бел 60')
    await waitFor(() => expect(canvas.getByRole('row', { name: /^Playa Blanca/ })).toBeVisible())
    await waitFor(() => expect(canvas.queryByRole('row', { name: /^Explorer/ })).toBeNull())
    const chips = within(canvas.getByRole('list', { name: 'Выбранные фильтры' }))
    const chipTexts = () => chips.getAllByRole('button').map(({ textContent }) => textContent)
    await waitFor(() => expect(chipTexts().join()).toMatch(/^Розы.*,Белые.*,60\sсм/))
    await userEvent.click(chips.getByRole('button', { name: /^Белые/ }))
    await waitFor(() => expect(search).toHaveValue('роза 60'))
    await waitFor(() => expect(canvas.getByRole('row', { name: /^Explorer/ })).toBeVisible())
  },
})

export const FoundByKeyboard = meta.story({
  ...onAnOrdinaryDay,
  play: async ({ canvas, userEvent }) => {
    await cell(canvas, /^Explorer, 50\sсм/)
    // 12 keys from anywhere on the page to 100 stems in the cart, in the wrong layout and misspelled.
    await userEvent.keyboard('/мутвуд{Enter}')
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Vendela, 40\sсм/))
    await userEvent.keyboard('100{Enter}')
    await waitFor(() => expect(storedQuantity(fixtureCard('Vendela', 40).code)).toBe(100))
    await userEvent.keyboard('/')
    await userEvent.keyboard('мондиаль{ArrowDown}')
    // The variety of that very name comes before the pink one.
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Mondial, 50\sсм/))
  },
})

export const NothingFound = meta.story({
  ...onAnOrdinaryDay,
  ...startingFrom({ path: '/catalog?type=gypsophila&length=40&q=xlence' }),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Ничего не найдено' })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: /^Без фильтра 40\sсм: 2 позиции$/ }))
    await waitFor(() => expect(canvas.getByRole('row', { name: /^Xlence/ })).toBeVisible())
  },
})

export const DayClosed = meta.story({
  ...startingFrom({ path: `/catalog?date=${MONDAY}`, cart: cartFixture }),
  beforeEach: ({ msw }) => msw.use(...createMockMarket({ now: new Date('2026-11-22T14:00:00Z') }).handlers),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('Приём заказов на 23 ноября закрыт'),
    )
    const explorer = await cell(canvas, /^Explorer, 50\sсм/)
    await userEvent.click(explorer)
    await userEvent.keyboard('500{Enter}{Delete}')
    await waitFor(() => expect(storedQuantity(explorerCard.code)).toBe(150))
    await userEvent.click(canvas.getByRole('link', { name: /^Открыть 24\sноября$/ }))
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
  },
})

export const PriceChanged = meta.story({
  ...onAnOrdinaryDay,
  ...startingFrom({
    cart: { [MONDAY]: [{ code: explorerCard.code, price: explorerCard.price - 300, quantity: 100 }] },
  }),
  play: async ({ canvas }) => {
    const delivery = await canvas.findByRole('complementary', { name: 'Заказ на этот день' })
    await waitFor(() => expect(within(delivery).getByText(/^было/)).toBeVisible())
  },
})

const tigerCard = fixtureCard('Tiger', 60)

function withoutSpaces(element: Element | null): string | undefined {
  return element?.textContent.replaceAll(/\s/gu, '')
}

export const OneSum = meta.story({
  ...onAnOrdinaryDay,
  ...startingFrom({
    frame: 'shell',
    cart: {
      [MONDAY]: [
        { code: explorerCard.code, price: explorerCard.price - 300, quantity: 100 },
        // More than there is, and a lot that is no longer sold.
        { code: tigerCard.code, price: tigerCard.price, quantity: tigerCard.stemsAvailable + 100 },
        { code: 'sold-elsewhere', price: 9900, quantity: 500 },
      ],
    },
  }),
  play: async ({ canvas }) => {
    const delivery = await canvas.findByRole('complementary', { name: 'Заказ на этот день' })
    const minor = explorerCard.price * 100 + tigerCard.price * tigerCard.stemsAvailable
    const cart = canvas.getByRole('banner').querySelector('a[href$="/cart"]')
    await waitFor(() => expect(withoutSpaces(delivery)).toContain(String(minor / 100)))
    await waitFor(() => expect(withoutSpaces(cart)).toContain(String(minor / 100)))
  },
})

export const StockChangedWhileLooking = meta.story({
  ...onAnOrdinaryDay,
  ...startingFrom({ cart: cartFixture }),
  play: async ({ canvas }) => {
    const explorer = await cell(canvas, /^Explorer, 50\sсм/)
    await sellExplorer(canvas)
    await waitFor(() => expect(explorer).toHaveAttribute('data-changed'))
    await waitFor(() => expect(explorer).toHaveAccessibleName(/25 в наличии, в корзине 150$/))
    await waitFor(() => expect(canvas.getByText('Explorer, 50 см: теперь доступно 25.')).toBeInTheDocument())
    await waitFor(() => expect(canvas.getByText('осталось 25 из 150')).toBeVisible())
  },
})

export const LinesOfThePanelByKeyboard = meta.story({
  ...startingFrom({ cart: { [MONDAY]: [lineOf(explorerCard), lineOf(fixtureCard('Tiger', 60))] } }),
  play: async ({ canvas, userEvent }) => {
    const panel = within(await canvas.findByRole('complementary', { name: 'Заказ на этот день' }))
    await waitFor(() => expect(panel.getByText(/2 позиции/)).toBeVisible())
    const open = await panel.findByRole('button', { name: /^Explorer, 50\sсм$/ })
    open.focus()
    await userEvent.keyboard('{Enter}')
    const variety = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(variety.getByRole('button', { name: 'Закрыть сорт' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(open).toHaveFocus())
    await userEvent.tab()
    await waitFor(() =>
      expect(panel.getByRole('button', { name: /^Убрать из корзины: Explorer/ })).toHaveFocus(),
    )
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(storedQuantity(explorerCard.code)).toBeUndefined())
    await waitFor(() =>
      expect(panel.getByRole('button', { name: /^Убрать из корзины: Tiger/ })).toHaveFocus(),
    )
  },
})

export const CompactRowsAreRemembered = meta.story({
  play: async ({ canvas, userEvent }) => {
    const explorer = await cell(canvas, /^Explorer, 50\sсм/)
    const row = explorer.closest('tr')
    await expect(row?.offsetHeight).toBe(76)
    await userEvent.click(canvas.getByRole('button', { name: 'Низкие строки' }))
    await waitFor(() => expect(row?.offsetHeight).toBe(48))
    await expect(document.cookie).toContain('compact-rows=true')
  },
})

export const RepeatedOrder = meta.story({
  ...startingFrom({ cart: {} }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Повторить на|Repeat for/ }))
    const review = within(await canvas.findByRole('region', { name: /Повтор заказа|Repeated order/ }))
    await expect(review.getByRole('status')).toHaveTextContent(/в корзине \d+ из \d+|\d+ of \d+ items/)
    await userEvent.click(review.getByRole('button', { name: /Закрыть|Dismiss/ }))
    await waitFor(() =>
      expect(canvas.queryByRole('region', { name: /Повтор заказа|Repeated order/ })).toBeNull(),
    )
  },
})

export const LongContent = meta.story({
  beforeEach: ({ msw }) => msw.use(...catalogScenarios.longContent()),
})
