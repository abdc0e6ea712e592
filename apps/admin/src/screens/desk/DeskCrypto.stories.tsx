import type { CallOutput } from '@flower-market/api-client'
import { createMockMarket, mock, refuse, sessionOf, vera } from '@flower-market/api-client/msw'
import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { holdTimers } from '../../../../../.storybook/held-timers.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import { fullDesk } from './desk.fixtures.ts'
import DeskScreen from './DeskScreen.tsx'
import { undoMs } from './pending-decisions.atoms.ts'

const meta = preview.meta({
  title: 'Admin/DeskCrypto',
  component: DeskScreen,
  ...withScreen({ path: '/desk?item=crypto:9', route: '/desk', frame: 'shell' }),
})

type Held = CallOutput<'cryptoTransferGet'>

const late: Held = {
  _id: '9',
  txid: '7f3a'.repeat(16),
  token: 'USDT',
  amount: '512.004137',
  sender: 'TDt9YtfuttvxD2Jv8F8v4JEDbnBBb1jVNt',
  at: '2026-11-19T07:00:00.000Z',
  status: 'held',
  reason: 'paid-late',
  payment: {
    _id: 'payment',
    number: 20_398,
    personId: 'timur',
    amount: 4_999_720,
    usdt: '512.004137',
  },
  worth: 4_871_260,
  settledAt: null,
  settledReason: '',
}

const decision = { name: /^(Решение|Decision)$/ }
const reason = /^(Причина|Reason)/
const credit = { name: /^(Зачислить|Credit)$/ }
const other = { name: /^(Зачислить другую сумму|Credit another sum)$/ }
const effect = /(На баланс поступит|will be credited)/
const sum = /^(Сумма, ₽|Sum, ₽)$/

function show(
  { msw }: Pick<StoryContext, 'msw'>,
  held: Held,
  person = fullDesk.items.find(isCrypto)?.person,
) {
  const items = fullDesk.items.map((item) => (isCrypto(item) ? { ...item, person: person ?? null } : item))
  const settle = mock('cryptoTransferSettle', ({ body }) => ({
    ...held,
    status: body.decision === 'credit' ? ('credited' as const) : ('returned' as const),
    settledReason: body.reason,
  }))
  msw.use(
    mock('desk', () => ({ ...fullDesk, items })),
    mock('deskCount', () => ({ count: items.length })),
    mock('deskWatch', () => ({ watchers: [] })),
    mock('cryptoTransferGet', () => held),
    settle,
  )
}

function isCrypto({ kind }: CallOutput<'desk'>['items'][number]): boolean {
  return kind === 'crypto'
}

/** Decides by `act`; the ten seconds in which it can be taken back pass at once. */
async function decide({ canvas }: Pick<StoryContext, 'canvas'>, act: () => Promise<void>) {
  const timers = holdTimers((ms) => ms === undoMs)
  await act()
  await waitFor(() => expect(canvas.getByText(/^(Решение: |Decision: )/)).toBeVisible())
  timers.pass()
  timers.release()
}

/** It came after its time: what it is worth by the rate of its day is the first choice. */
export const PaidLate = meta.story({
  beforeEach: (context) => show(context, late),
  play: async ({ canvas, userEvent, globals }) => {
    await waitFor(() => expect(canvas.getByRole('group', decision)).toBeVisible())
    const amount = globals['locale'] === 'en' ? '512.004137' : '512,004137'
    await expect(canvas.getByText(new RegExp(`^${amount} USDT, `))).toBeVisible()
    await expect(canvas.getAllByText(`${amount} USDT`)[0]).toBeVisible()
    await userEvent.click(canvas.getByRole('button', credit))
    await expect(canvas.getByLabelText(reason)).toBeInvalid()
    await userEvent.type(canvas.getByLabelText(reason), 'Пришло через час')
    await decide({ canvas }, () => userEvent.click(canvas.getByRole('button', credit)))
    await waitFor(() => expect(canvas.getByText(/^(Деньги зачислены|The money is credited)/)).toBeVisible())
  },
})

/** Less than was asked for: another sum is at most what the transfer is worth. */
export const Underpaid = meta.story({
  beforeEach: (context) => show(context, { ...late, reason: 'underpaid', amount: '500', worth: 4_882_500 }),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('group', decision)).toBeVisible())
    await userEvent.click(canvas.getByRole('radio', other))
    await userEvent.type(canvas.getByLabelText(sum), '4882')
    await waitFor(() => expect(canvas.getByText(effect)).toBeVisible())
    await userEvent.type(canvas.getByLabelText(sum), '6')
    await waitFor(() => expect(canvas.getByLabelText(sum)).toBeInvalid())
    await expect(canvas.queryByText(effect)).toBeNull()
  },
})

export const Overpaid = meta.story({
  beforeEach: (context) => show(context, { ...late, reason: 'overpaid', amount: '600', worth: 5_859_000 }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('group', decision)).toBeVisible())
  },
})

/** Another token has no worth of its own: it goes back, and no balance changes. */
export const WrongToken = meta.story({
  beforeEach: (context) => show(context, { ...late, reason: 'wrong-token', token: 'USDC', worth: null }),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('group', decision)).toBeVisible())
    await expect(canvas.getAllByRole('radio')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('radio', { name: /^(Перевод вернули|It was sent back)/ }))
    await userEvent.type(canvas.getByLabelText(reason), 'Это не USDT')
    await decide({ canvas }, () =>
      userEvent.click(canvas.getByRole('button', { name: /^(Отметить возврат|Record the return)$/ })),
    )
    await waitFor(() => expect(canvas.getByText(/^(Возврат отмечен|The return is recorded)/)).toBeVisible())
  },
})

/** Nobody knows whose it is: it is credited to somebody who is found and chosen, without a mouse. */
export const UnassignedByKeyboard = meta.story({
  beforeEach: (context) => {
    context.msw.use(...createMockMarket({ signedInId: vera._id }).handlers)
    show(context, { ...late, reason: 'unassigned', payment: null }, null)
  },
  play: async ({ canvas, userEvent }) => {
    const person = /^(Кому зачислить|Whom to credit)$/
    await waitFor(() => expect(canvas.getByLabelText(person)).toBeVisible())
    canvas.getByLabelText(person).focus()
    await userEvent.keyboard('Букет')
    await waitFor(() => expect(canvas.getByRole('group', { name: /^(Кто это|Who it is)$/ })).toBeVisible())
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByLabelText(reason)).toHaveFocus())
    await userEvent.keyboard('Прислал чек')
    await userEvent.tab()
    await decide({ canvas }, () => userEvent.keyboard('{Enter}'))
    await waitFor(() => expect(canvas.getByText(/^(Деньги зачислены|The money is credited)/)).toBeVisible())
  },
})

/** A colleague has settled it first. */
export const DecidedMeanwhile = meta.story({
  beforeEach: (context) => {
    show(context, late)
    context.msw.use(mock('cryptoTransferSettle', () => refuse('transaction-changed')))
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('group', decision)).toBeVisible())
    await userEvent.type(canvas.getByLabelText(reason), 'Пришло через час')
    await decide({ canvas }, () => userEvent.click(canvas.getByRole('button', credit)))
    await waitFor(() => expect(canvas.getByText(/^(Это дело уже решено|This item has been)/)).toBeVisible())
  },
})

export const AccountFrozen = meta.story({
  beforeEach: (context) => {
    show(context, late)
    context.msw.use(mock('cryptoTransferSettle', () => refuse('account-frozen')))
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('group', decision)).toBeVisible())
    await userEvent.type(canvas.getByLabelText(reason), 'Пришло через час')
    await decide({ canvas }, () => userEvent.click(canvas.getByRole('button', credit)))
    await waitFor(() => expect(canvas.getByText(/^(Счёт заморожен|The account is frozen)/)).toBeVisible())
  },
})

/** After a decision is taken back nothing was sent, and the form has what was typed. */
export const Undone = meta.story({
  beforeEach: (context) => {
    show(context, late)
    context.msw.use(mock('cryptoTransferSettle', () => refuse('internal')))
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('group', decision)).toBeVisible())
    await userEvent.click(canvas.getByRole('radio', other))
    await userEvent.type(canvas.getByLabelText(sum), '100')
    await userEvent.type(canvas.getByLabelText(reason), 'Пришло через час')
    const timers = holdTimers((ms) => ms === undoMs)
    await userEvent.click(canvas.getByRole('button', credit))
    await waitFor(() =>
      expect(canvas.getByText(/^(Решение: Зачислить 100|Decision: Credit ₽100)/u)).toBeVisible(),
    )
    await userEvent.click(canvas.getByRole('button', { name: /^(Вернуть|Undo)/ }))
    await userEvent.click(await canvas.findByRole('button', { name: /(Крипто|Crypto)/ }))
    await waitFor(() => expect(canvas.getByLabelText(reason)).toHaveValue('Пришло через час'))
    await expect(canvas.getByRole('radio', other)).toBeChecked()
    await expect(canvas.getByLabelText(sum)).toHaveValue('100')
    timers.pass()
    timers.release()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})

/** The chosen person is named until the decision is sent, and is still chosen after it was taken back. */
export const UnassignedUndone = meta.story({
  beforeEach: (context) => {
    context.msw.use(...createMockMarket({ signedInId: vera._id }).handlers)
    show(context, { ...late, reason: 'unassigned', payment: null }, null)
    context.msw.use(mock('cryptoTransferSettle', () => refuse('internal')))
  },
  play: async ({ canvas, userEvent }) => {
    const anna = { name: /^Анна Котова/ }
    await userEvent.type(await canvas.findByLabelText(/^(Кому зачислить|Whom to credit)$/), 'Букет')
    await userEvent.click(await canvas.findByRole('radio', anna))
    await userEvent.type(canvas.getByLabelText(reason), 'Прислала чек')
    const timers = holdTimers((ms) => ms === undoMs)
    await userEvent.click(canvas.getByRole('button', credit))
    await waitFor(() => expect(canvas.getByText(/(получатель:|to) Анна Котова/u)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: /^(Вернуть|Undo)/ }))
    await userEvent.click(await canvas.findByRole('button', { name: /(Крипто|Crypto)/ }))
    await waitFor(() => expect(canvas.getByRole('radio', anna)).toBeChecked())
    await expect(canvas.getByLabelText(reason)).toHaveValue('Прислала чек')
    timers.pass()
    timers.release()
  },
})

/** Decided; it is sent after ten seconds. */
export const Decided = meta.story({
  beforeEach: (context) => show(context, late),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('group', decision)).toBeVisible())
    const timers = holdTimers((ms) => ms === undoMs)
    await userEvent.type(canvas.getByLabelText(reason), 'Пришло через час')
    await userEvent.click(canvas.getByRole('button', credit))
    await waitFor(() => expect(canvas.getByRole('button', { name: /^(Вернуть|Undo)/ })).toBeVisible())
    timers.release()
  },
})

/** Support sees it and decides nothing. */
export const AsSupport = meta.story({
  ...startingFrom({ session: { ...sessionOf(vera), staffRole: 'support' } }),
  beforeEach: (context) => show(context, late),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText(/^(Решают бухгалтер и владелец|An accountant or an owner)/)).toBeVisible(),
    )
    await expect(canvas.queryByRole('group', decision)).toBeNull()
  },
})

export const OnAPhone = PaidLate.extend({ globals: { viewport: { value: 'phone' } } })
