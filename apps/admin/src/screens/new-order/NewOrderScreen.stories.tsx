import { anna, mock, mockDelay, pyotr, refuse } from '@flower-market/api-client/msw'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { market } from '../../stories/person-story.ts'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import NewOrderScreen from './NewOrderScreen.tsx'

const route = '/people/:id/order'
const meta = preview.meta({
  title: 'Admin/New order',
  component: NewOrderScreen,
  ...withScreen({ path: `/people/${anna._id}/order`, route }),
})

const flowers = { name: /^(Цветы на этот день|Flowers of this day)$/ }
const place = { name: /^(Оформить заказ|Place order)$/ }
type Canvas = ReturnType<typeof within>

async function untilLoaded(canvas: Canvas): Promise<HTMLElement[]> {
  await waitFor(() => expect(canvas.getByRole('table', flowers)).toBeVisible())
  return within(canvas.getByRole('table', flowers)).getAllByRole('spinbutton')
}

async function choosing(
  canvas: Canvas,
  userEvent: { type: (to: Element, text: string) => Promise<void>; clear: (of: Element) => Promise<void> },
) {
  const [first] = await untilLoaded(canvas)
  await userEvent.clear(first as HTMLElement)
  await userEvent.type(first as HTMLElement, '30{Enter}')
  await waitFor(() =>
    expect(canvas.getByRole('button', { name: /^(Убрать из заказа|Remove from)/ })).toBeVisible(),
  )
}

export const Loaded = meta.story({
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas }) => {
    await untilLoaded(canvas)
    await expect(canvas.queryByRole('radio', { name: /С баланса|Balance/ })).toBeNull()
  },
})

export const PlacedByKeyboard = meta.story({
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas, userEvent }) => {
    await choosing(canvas, userEvent)
    canvas.getByRole('button', place).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByLabelText('address')).toHaveTextContent(/\/orders\//))
  },
})

export const NothingChosen = meta.story({
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas, userEvent }) => {
    await untilLoaded(canvas)
    await userEvent.click(canvas.getByRole('button', place))
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
  },
})

/** The client waits for their verification, and has neither an address nor a pickup point in their region. */
export const NotVerifiedNorAddress = meta.story({
  ...startingFrom({ path: `/people/${pyotr._id}/order`, route }),
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas, userEvent }) => {
    await choosing(canvas, userEvent)
    await expect(canvas.getByText(/^(Верификация не пройдена|This buyer is not verified)/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', place))
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(/куда доставить|where to deliver/),
    )
  },
})

export const StockChanged = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock('purchaseCreate', () => refuse('cart-changed', { mismatches: [] })),
      ...market(),
    ),
  play: async ({ canvas, userEvent }) => {
    await choosing(canvas, userEvent)
    await userEvent.click(canvas.getByRole('button', place))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/изменились|have changed/))
    await expect(canvas.getByRole('button', { name: /^(Убрать из заказа|Remove from)/ })).toBeVisible()
  },
})

export const NothingFound = meta.story({
  ...startingFrom({ path: `/people/${anna._id}/order?search=кактус`, route }),
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^(Ничего не нашли|Nothing found)$/)).toBeVisible())
  },
})

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...market({ cards: [] })),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^(Заказать нечего|Nothing to order)$/)).toBeVisible())
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas, userEvent }) => {
    await choosing(canvas, userEvent)
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockDelay('personGet', 'infinite'), ...market()),
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock('personGet', () => refuse('internal')),
      ...market(),
    ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
  },
})
