import type { CallOutput } from '@flower-market/api-client'
import {
  createMockMarket,
  fixtureNow,
  mock,
  mockDelay,
  refuse,
  sessionOf,
  transactions,
  vera,
  type MarketOverrides,
} from '@flower-market/api-client/msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import TransferScreen from './TransferScreen.tsx'

type Status = CallOutput<'transactionReviewGet'>['status']

const route = '/money/transfers/:id'

function idOf(status: Status, isReturned = false): string {
  const found = transactions.find((one) => one.status === status && one.transfer?.isReturned === isReturned)
  if (found === undefined) throw new Error(`The fixtures have no transfer that is ${status}.`)
  return found._id
}

function at(status: Status, isReturned = false) {
  return { path: `/money/transfers/${idOf(status, isReturned)}`, route }
}

const meta = preview.meta({
  title: 'Admin/Transfer',
  component: TransferScreen,
  ...withScreen(at('IN_PROCESSED')),
})

const title = { level: 1, name: /^(Перевод № |Transfer no\. )/ }
const send = { name: /^(Отметить отправленным|Mark as sent)$/ }
const sendDo = { name: /^(Отправлен|It is sent)$/ }
const giveBack = { name: /^(Банк вернул|Returned by the bank)$/ }
const giveBackDo = { name: /^(Вернуть покупателю|Give it back)$/ }
const reason = /^(Причина|Reason)/
const sixDaysMs = 6 * 24 * 3_600_000
function market(overrides: MarketOverrides = {}) {
  return createMockMarket({ signedInId: vera._id, ...overrides }).handlers
}

export const ToSend = meta.story({
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', title)).toBeVisible())
    await expect(canvas.getByRole('button', send)).toBeVisible()
  },
})

/** A transfer is sent without a mouse: the dialog says what is charged, then the page where it stands. */
export const SentByKeyboard = meta.story({
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', send)).toBeVisible())
    canvas.getByRole('button', send).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
    const dialog = within(screen.getByRole('dialog'))
    await expect(dialog.getByText(/^(Спишем из резерва|Charged from the reserve)$/)).toBeVisible()
    dialog.getByRole('button', sendDo).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', giveBack)).toBeVisible())
  },
})

export const Sent = meta.story({
  ...startingFrom(at('SENDED')),
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', giveBack)).toBeVisible())
  },
})

export const Unanswered = meta.story({
  ...startingFrom(at('SENDED')),
  beforeEach: ({ msw }) => msw.use(...market({ now: new Date(fixtureNow.getTime() + sixDaysMs) })),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText(/^(Плантация не ответила|The plantation hasn't answered)/)).toBeVisible(),
    )
  },
})

/** The bank's return needs a reason; the buyer gets all of it back. */
export const ReturnRecorded = meta.story({
  ...startingFrom(at('SENDED')),
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', giveBack)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', giveBack))
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', giveBackDo))
    await expect(dialog.getByLabelText(reason)).toBeInvalid()
    await userEvent.type(dialog.getByLabelText(reason), 'Счёт получателя закрыт')
    await userEvent.click(dialog.getByRole('button', giveBackDo))
    await waitFor(() => expect(canvas.getByText('Счёт получателя закрыт')).toBeVisible())
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(canvas.getByText(/^(Возвращено покупателю|Given back to the buyer)$/)).toBeVisible()
    await expect(canvas.queryByText(/^(Получатель получит|Recipient gets)$/)).toBeNull()
  },
})

/** The transactions after a colleague has sent one of them. */
function withSent(id: string) {
  return transactions.map((one) => {
    if (one._id !== id || one.transfer === null) return one
    const sent = { status: 'SENDED', at: fixtureNow.toISOString() } as const
    const transfer = { ...one.transfer, events: [...one.transfer.events, sent] }
    return Object.assign({}, one, { status: 'SENDED' as const, transfer })
  })
}

/** A colleague has sent it meanwhile: nothing is rejected, and the page says who did what. */
export const DecidedMeanwhile = meta.story({
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas, userEvent, msw }) => {
    const reject = { name: /^(Отклонить|Reject)$/ }
    await waitFor(() => expect(canvas.getByRole('button', reject)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', reject))
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.type(dialog.getByLabelText(reason), 'Нет проформы')
    msw.use(...market({ transactions: withSent(idOf('IN_PROCESSED')) }))
    await userEvent.click(dialog.getByRole('button', { name: /^(Отклонить перевод|Reject the transfer)$/ }))
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
    await waitFor(() =>
      expect(within(canvas.getByRole('alert')).getByText(new RegExp(vera.surname))).toBeVisible(),
    )
    await expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(canvas.getByRole('button', giveBack)).toBeVisible())
  },
})

export const AccountFrozen = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock('transactionSend', () => refuse('account-frozen')),
      ...market(),
    ),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', send)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', send))
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', sendDo))
    await waitFor(() => expect(dialog.getByRole('alert')).toBeVisible())
  },
})

export const Received = meta.story({
  ...startingFrom(at('CONFIRMED')),
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', title)).toBeVisible())
    await expect(canvas.queryByRole('button', giveBack)).toBeNull()
  },
})

export const Returned = meta.story({
  ...startingFrom(at('REJECTED', true)),
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^(Банк вернул перевод|The bank returned)/)).toBeVisible())
  },
})

/** Support sees the transfer and decides nothing. */
export const AsSupport = meta.story({
  ...startingFrom({ ...at('IN_PROCESSED'), session: { ...sessionOf(vera), staffRole: 'support' } }),
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', title)).toBeVisible())
    await expect(canvas.queryByRole('button', send)).toBeNull()
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockDelay('transactionReviewGet', 'infinite'), ...market()),
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock('transactionReviewGet', () => refuse('internal')),
      ...market(),
    ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
  },
})

export const NotFound = meta.story({
  ...startingFrom({ path: '/money/transfers/nobody', route }),
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible())
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', title)).toBeVisible())
  },
})
