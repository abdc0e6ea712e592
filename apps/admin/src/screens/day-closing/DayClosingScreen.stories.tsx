import {
  anna,
  createMockMarket,
  mock,
  mockDelay,
  refuse,
  vera,
  type MarketOverrides,
} from '@flower-market/api-client/msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import DayClosingScreen from './DayClosingScreen.tsx'

const meta = preview.meta({
  title: 'Admin/DayClosing',
  component: DayClosingScreen,
  ...withScreen({ path: '/money' }),
})

const close = { name: /^(Закрыть день…|Close day…)$/ }
const closeDo = { name: /^(Закрыть день|Close day)$/ }
function market(overrides: MarketOverrides = {}) {
  return createMockMarket({ signedInId: vera._id, ...overrides }).handlers
}
function dialog() {
  return within(screen.getByRole('dialog'))
}
const difference = {
  accountId: '12',
  person: { _id: anna._id, name: 'Анна Котова' },
  currency: 'RUB' as const,
  balance: 13_425_000,
  postings: 13_424_000,
}

export const Loaded = meta.story({
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', close)).toBeVisible())
    await expect(canvas.getByText(/^(Вместе|Together)/)).toBeVisible()
  },
})

export const ClosedByKeyboard = meta.story({
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', close)).toBeVisible())
    canvas.getByRole('button', close).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
    dialog().getByRole('button', closeDo).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByText(/^(День закрыт|The day is closed)$/)).toBeVisible())
    await expect(canvas.queryByRole('button', close)).toBeNull()
  },
})

const lateRates = [
  { date: '2026-11-18', USD: '82.9977', EUR: '95.7793' },
  { date: '2026-11-17', USD: '82.8', EUR: '95.6' },
] as const
const enterRates = { name: /^(Ввести курсы…|Enter rates…)$/ }
const enterDo = { name: /^(Сохранить курсы|Save rates)$/ }

export const RatesEntered = meta.story({
  beforeEach: ({ msw }) => msw.use(...market({ rates: [...lateRates] })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', enterRates))
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
    await userEvent.type(dialog().getByLabelText(/USD/), '83,1234')
    await userEvent.type(dialog().getByLabelText(/EUR/), '95,5')
    await userEvent.type(dialog().getByLabelText(/^(Почему вручную|Why by hand)$/), 'Сайт ЦБ не отвечает')
    await userEvent.click(dialog().getByRole('button', enterDo))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByText(/^83[,.]1234/)).toBeVisible())
    await expect(canvas.queryByRole('button', enterRates)).toBeNull()
  },
})

export const RatesImplausible = meta.story({
  beforeEach: ({ msw }) => msw.use(...market({ rates: [...lateRates] })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', enterRates))
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
    await userEvent.click(dialog().getByRole('button', enterDo))
    await waitFor(() => expect(dialog().getByLabelText(/USD/)).toBeInvalid())
    await userEvent.type(dialog().getByLabelText(/USD/), '8,3')
    await userEvent.type(dialog().getByLabelText(/EUR/), '95,5')
    await userEvent.type(dialog().getByLabelText(/^(Почему вручную|Why by hand)$/), 'Сайт ЦБ не отвечает')
    await userEvent.click(dialog().getByRole('button', enterDo))
    await waitFor(() =>
      expect(dialog().getByText(/^(Курс слишком отличается|A rate differs too much)/)).toBeVisible(),
    )
    const day = dialog().getByRole('textbox', { name: /^(День|Day)$/ })
    await userEvent.clear(day)
    await userEvent.click(dialog().getByRole('button', enterDo))
    await waitFor(() => expect(day).toHaveFocus())
    await expect(day).toBeInvalid()
  },
})

export const WithoutRates = meta.story({
  beforeEach: ({ msw }) => msw.use(...market({ rates: [] })),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^(Курсов ещё нет|There are no rates yet)/)).toBeVisible())
  },
})

export const Differs = meta.story({
  beforeEach: ({ msw }) => msw.use(...market({ ledgerDifferences: [difference] })),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText(/разница|difference/)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', close))
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
    await userEvent.click(dialog().getByRole('button', closeDo))
    await waitFor(() => expect(dialog().getByRole('alert')).toBeVisible())
  },
})

export const NotOver = meta.story({
  ...startingFrom({ path: '/money?day=2099-01-01', route: '/money' }),
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/ещё не закончился|not over yet/)).toBeVisible())
    await expect(canvas.queryByRole('button', close)).toBeNull()
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockDelay('dayClosing', 'infinite'), ...market()),
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock('dayClosing', () => refuse('internal')),
      ...market(),
    ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', close)).toBeVisible())
  },
})
