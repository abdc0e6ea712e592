import { expect, waitFor, within } from 'storybook/test'
import type { EventPayload } from '@flower-market/api-client'
import { auctionScenarios, emitEvent, lostAnswer, mock, refuse } from '@flower-market/api-client/msw'
import preview from '../../../../../.storybook/preview.tsx'
import { withScreen } from '../../stories/screen-story.tsx'
import AuctionScreen from './AuctionScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Auction/OwnPress',
  component: AuctionScreen,
  ...withScreen({ path: '/auction' }),
})

type Canvas = ReturnType<typeof within>
type ClockChange = EventPayload<'auction-clock-changed'>

const byOther = /другой покупатель и|Another buyer took it/
const until = '2026-12-31T00:00:00.000Z'

function clockOf(canvas: Canvas) {
  return within(canvas.getByRole('region', { name: /Explorer/ }))
}

/** The clock stands for a press. */
function heldBy(pressId: string, revision: number): ClockChange {
  const { auctionId, clock } = auctionScenarios.soldToAnother()
  return { auctionId, clock: { ...clock, revision, status: 'held', hold: { pressId, step: 0, until } } }
}

/** The clock has gone on. */
function goneOn(revision: number): ClockChange {
  const { auctionId, clock } = auctionScenarios.soldToAnother()
  return { auctionId, clock: { ...clock, revision } }
}

/** What everybody hears of a clock; the page listens a moment after it is shown. */
async function hear(change: ClockChange): Promise<void> {
  await waitFor(() => emitEvent('auction-clock-changed', change))
}

/** The server has taken the press and its answer is lost: once the page hears of it, the quantity can be chosen. */
export const AnswerLostByKeyboard = meta.story({
  beforeEach: ({ msw }) => {
    const handlers = auctionScenarios.slow()
    msw.use(lostAnswer('auctionPress', handlers), ...handlers)
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Пробел|Space/ })).toHaveAttribute('aria-disabled', 'false'),
    )
    await userEvent.keyboard(' ')
    const noAnswer = /Нет ответа от сервера|No response from the server/
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(noAnswer))
    await hear(heldBy('press-1', 2))
    emitEvent('balance-changed', { currency: 'RUB' })
    const take = { name: /2 пачки|2 bunches/ }
    await waitFor(() => expect(clockOf(canvas).getByRole('button', take)).toBeVisible())
    await expect(clockOf(canvas).queryByText(byOther)).toBeNull()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('link', { name: /Explorer/ })).toBeVisible())
    await waitFor(() => expect(clockOf(canvas).queryByRole('button', take)).toBeNull())
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})

let asked: string[] = []

/** Another device of the person has pressed: their balance tells of it. Nobody else's presses are asked about again and again. */
export const PressedOnAnotherDevice = meta.story({
  beforeEach: ({ msw }) => {
    asked = []
    msw.use(
      mock('auctionPressGet', ({ params: { id } }) => {
        asked.push(id)
        if (id !== 'own') return refuse('not-found')
        const [clockId, status] = ['clock-1', 'choosing'] as const
        return { _id: id, clockId, status, step: 0, price: 9_440, until, minimumStems: 50, order: null }
      }),
      ...auctionScenarios.tooLittleMoney(),
    )
  },
  play: async ({ canvas }) => {
    // The balance is known by then.
    await waitFor(() => expect(clockOf(canvas).getByText(/Минимум стоит|The minimum costs/)).toBeVisible())
    await hear(heldBy('another', 2))
    await waitFor(() => expect(clockOf(canvas).getByText(byOther)).toBeVisible())
    await waitFor(() => expect(asked).toContain('another'))
    await hear(goneOn(3))
    await waitFor(() => expect(clockOf(canvas).queryByText(byOther)).toBeNull())
    await hear(heldBy('one-more', 4))
    await waitFor(() => expect(clockOf(canvas).getByText(byOther)).toBeVisible())
    await hear(goneOn(5))
    await waitFor(() => expect(clockOf(canvas).queryByText(byOther)).toBeNull())
    await hear(heldBy('own', 6))
    await waitFor(() => expect(clockOf(canvas).getByText(byOther)).toBeVisible())
    emitEvent('balance-changed', { currency: 'RUB' })
    await waitFor(() =>
      expect(clockOf(canvas).getByRole('group', { name: /Сколько пачек|How many/ })).toBeVisible(),
    )
    await expect(clockOf(canvas).queryByText(byOther)).toBeNull()
    await expect(asked).not.toContain('one-more')
  },
})
