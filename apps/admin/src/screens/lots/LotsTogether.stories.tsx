import { createMockMarket, flowerCards, maria, vera } from '@flower-market/api-client/msw'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { withScreen } from '../../stories/screen-story.tsx'
import { cellOf, untilLoaded } from '../../stories/lots-story.ts'
import LotsScreen from './LotsScreen.tsx'

const meta = preview.meta({
  title: 'Admin/Lots in use',
  component: LotsScreen,
  ...withScreen({ path: '/goods' }),
})

const few = flowerCards.slice(0, 6)
const [first, second] = few as [(typeof few)[number], (typeof few)[number]]

export const BetweenTwoPacks = meta.story({
  beforeEach: ({ msw }) => msw.use(...createMockMarket({ signedInId: vera._id, cards: few }).handlers),
  play: async (context) => {
    const { canvas, userEvent } = context
    await untilLoaded(context)
    cellOf(context, 0, 'stemsAvailable').focus()
    await userEvent.keyboard('960')
    const hint = () => canvas.getByText(/^(Пачка 25|Bunch of 25): 950 (или|or) 975\./)
    await waitFor(() => expect(hint()).toBeVisible())
    await expect(cellOf(context, 0, 'stemsAvailable')).toHaveAccessibleDescription(/950 (или|or) 975/)
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(cellOf(context, 0, 'stemsAvailable')).toHaveFocus())
    await expect(cellOf(context, 0, 'stemsAvailable')).toHaveValue('975')
    await userEvent.keyboard('{Control>}a{/Control}960{Enter}')
    await expect(cellOf(context, 0, 'stemsAvailable')).toHaveValue('950')
    await waitFor(() => expect(cellOf(context, 1, 'stemsAvailable')).toHaveFocus())
    await userEvent.keyboard('1 033')
    await waitFor(() => expect(canvas.getByText(/1\s?025 (или|or) 1\s?050/)).toBeVisible())
  },
})

export const ColleagueAtACell = meta.story({
  beforeEach: ({ msw }) => {
    const { state, handlers } = createMockMarket({ signedInId: vera._id, cards: few })
    const at = (item: string) => ({
      kind: 'lot' as const,
      item,
      personId: maria._id,
      isTaken: false,
      seenAt: state.now.toISOString(),
    })
    state.deskWatches = [at(`${first.code}:stemsAvailable`), at(`${second.code}:price`)]
    msw.use(...handlers)
  },
  play: async (context) => {
    await untilLoaded(context)
    await waitFor(() => expect(context.canvas.getAllByText(/^(здесь|here:) .+\.$/)).toHaveLength(2))
    cellOf(context, 0, 'stemsAvailable').focus()
    await expect(context.canvas.getAllByText(/^(здесь|here:) .+\.$/)).toHaveLength(2)
  },
})

export const ReviewedByKey = meta.story({
  beforeEach: ({ msw }) => msw.use(...createMockMarket({ signedInId: vera._id, cards: few }).handlers),
  play: async (context) => {
    const { userEvent } = context
    await untilLoaded(context)
    cellOf(context, 0, 'price').focus()
    await userEvent.keyboard('81')
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
})

/** Two carts have a lot that gets another price; a change of stock alone concerns no cart. */
export const CartsSeeThePrice = meta.story({
  beforeEach: ({ msw }) => {
    const { state, handlers } = createMockMarket({ signedInId: vera._id, cards: few })
    const changedAt = state.now.toISOString()
    const line = ({ code, deliveryDate: date, price }: typeof first, quantity: number) =>
      [code, { date, code, price, quantity, changedAt }] as const
    state.cartLines = new Map([
      ['one', new Map([line(first, 25)])],
      ['other', new Map([line(first, 50), line(second, 25)])],
      ['emptied', new Map([line(first, 0)])],
    ])
    msw.use(...handlers)
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await untilLoaded(context)
    cellOf(context, 0, 'stemsAvailable').focus()
    await userEvent.keyboard('500{Enter}')
    await waitFor(() => expect(canvas.getByText(/^(Изменён 1 лот|1 lot changed)/)).toBeVisible())
    cellOf(context, 0, 'price').focus()
    await userEvent.keyboard('81{Enter}')
    await waitFor(() => expect(canvas.getByText(/^(2 корзины|2 carts)$/)).toBeVisible())
    await expect(canvas.getByText(/^(с новой ценой|with a new price)$/)).toBeVisible()
  },
})
