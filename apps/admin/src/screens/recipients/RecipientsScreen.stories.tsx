import {
  createMockMarket,
  mock,
  mockDelay,
  recipients,
  refuse,
  vera,
  type MarketOverrides,
} from '@flower-market/api-client/msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import RecipientsScreen from './RecipientsScreen.tsx'

const route = '/money/recipients'
const meta = preview.meta({
  title: 'Admin/Recipients',
  component: RecipientsScreen,
  ...withScreen({ path: route }),
})

const sabana = 'Sabana Cobre, Bogotá'
const approve = { name: /^(Одобрить: |Approve )/ }
const reject = { name: /^(Отклонить: |Reject )/ }
const approveDo = { name: /^(Одобрить|Approve)$/ }
const rejectDo = { name: /^(Отклонить|Reject)$/ }
const reason = /^(Причина|Reason)/
const none = /^(Получателей нет|No recipients)$/
function market(overrides: MarketOverrides = {}) {
  return createMockMarket({ signedInId: vera._id, ...overrides }).handlers
}

/** Another account than the one that was approved, at another bank. */
function withChangedAccount() {
  return recipients.map((one) =>
    one.name === sabana
      ? Object.assign({}, one, {
          revision: 2,
          approved: {
            currency: one.currency,
            beneficiary: one.beneficiary,
            bic: 'BCTOCOBB',
            routingNumber: one.routingNumber,
            accountNumber: '20744190017',
            bankCountry: one.bankCountry,
          },
        })
      : one,
  )
}

/** One that a buyer has added. */
export const Loaded = meta.story({
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: sabana })).toBeVisible())
    await expect(canvas.getByRole('button', approve)).toBeVisible()
  },
})

/** A changed account number stands beside the one that was approved. */
export const AccountChanged = meta.story({
  beforeEach: ({ msw }) => msw.use(...market({ recipients: withChangedAccount() })),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText(/^(Изменился номер счёта|The account number has changed)$/)).toBeVisible(),
    )
    const table = within(canvas.getByRole('table'))
    await expect(table.getByText('20744190017')).toBeVisible()
    await expect(table.getByText('20744190083')).toBeVisible()
  },
})

export const ApprovedByKeyboard = meta.story({
  ...startingFrom({ path: route, route, frame: 'shell' }),
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', approve)).toBeVisible())
    canvas.getByRole('button', approve).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
    within(screen.getByRole('dialog')).getByRole('button', approveDo).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByText(none)).toBeVisible())
  },
})

/** Rejecting needs a reason. */
export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', reject)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', reject))
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', rejectDo))
    await expect(dialog.getByLabelText(reason)).toBeInvalid()
    await userEvent.type(dialog.getByLabelText(reason), 'Счёт открыт на физическое лицо')
    await userEvent.click(dialog.getByRole('button', rejectDo))
    await waitFor(() => expect(canvas.getByText(none)).toBeVisible())
  },
})

/** It was changed, or a colleague has decided: the decision is not applied. */
export const ChangedMeanwhile = meta.story({
  ...startingFrom({ path: route, route, frame: 'shell' }),
  beforeEach: ({ msw }) =>
    msw.use(
      mock('recipientReview', () => refuse('recipient-changed')),
      ...market(),
    ),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', approve)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', approve))
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', approveDo))
    await waitFor(() =>
      expect(screen.getByText(/^(Получатель изменился|The recipient changed)/)).toBeVisible(),
    )
  },
})

export const Decided = meta.story({
  ...startingFrom({ path: `${route}?status=REJECTED`, route }),
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^Счёт открыт на физическое лицо/)).toBeVisible())
    await expect(canvas.queryByRole('button', approve)).toBeNull()
  },
})

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...market({ recipients: [] })),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(none)).toBeVisible())
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockDelay('recipientReviewList', 'infinite'), ...market()),
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock('recipientReviewList', () => refuse('internal')),
      ...market(),
    ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
  },
})

export const OnAPhone = AccountChanged.extend({ globals: { viewport: { value: 'phone' } } })
