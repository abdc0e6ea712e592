import { mock, mockDelay, refuse } from '@flower-market/api-client/msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { creditedInOtherFormat, decidedByColleague, statementMarket } from '../../stories/statement-market.ts'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import StatementScreen from './StatementScreen.tsx'

const route = '/money/statements/:id'
const path = '/money/statements/bank-statement-1'
const meta = preview.meta({
  title: 'Admin/Statement',
  component: StatementScreen,
  ...withScreen({ path, route }),
})

const certain = { name: /^(Зачислить 2 совпавшие|Credit 2 matched)$/ }
const creditDo = { name: /^(Зачислить|Credit) .*\d/ }
const doubtful = { name: /^(Под вопросом|Doubtful): 2$/ }
const unmatched = { name: /^(Без счёта|Unmatched): 2$/ }
const otherOne = { name: /^(Зачислить иначе|Credit otherwise): 18/ }
const excludeOne = { name: /^(Исключить|Exclude): 152/ }
const reason = /^(Почему|Reason)$/

function dialog() {
  return within(screen.getByRole('dialog'))
}

export const Matched = meta.story({
  beforeEach: ({ msw }) => msw.use(...statementMarket().handlers),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', certain)).toBeVisible())
    await expect(
      canvas.getAllByText(/^(Совпали номер, сумма и ИНН|Number, amount and INN agree)$/),
    ).toHaveLength(2)
  },
})

/** What is certain is credited without a mouse, after its effect was stated. */
export const CreditedByKeyboard = meta.story({
  beforeEach: ({ msw }) => msw.use(...statementMarket().handlers),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', certain)).toBeVisible())
    canvas.getByRole('button', certain).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
    await expect(
      dialog().getByText(/128[\s,]?450.*(отменить зачисление нельзя|cannot be undone)/i),
    ).toBeVisible()
    dialog().getByRole('button', creditDo).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^(Зачислены|Credited): 2$/ })).toBeVisible(),
    )
    await expect(canvas.queryByRole('button', certain)).toBeNull()
  },
})

/** A doubtful line says what differs, and is credited when it is selected. */
export const DoubtfulSelected = meta.story({
  beforeEach: ({ msw }) => msw.use(...statementMarket().handlers),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', doubtful)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', doubtful))
    await waitFor(() => expect(canvas.getByText(/меньше счёта$|less than the invoice$/)).toBeVisible())
    await userEvent.click(canvas.getAllByRole('checkbox')[0] as HTMLElement)
    await userEvent.click(canvas.getByRole('button', { name: /^(Зачислить 1 выбранную|Credit 1 selected)$/ }))
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
    await expect(dialog().getByText(/Под вопросом 1 строка|1 line is doubtful/)).toBeVisible()
  },
})

/** A line that was credited by a statement of another format is not selected with others: it needs a reason. */
export const CreditedBefore = meta.story({
  beforeEach: ({ msw }) => {
    const market = statementMarket()
    creditedInOtherFormat(market, '74')
    msw.use(...market.handlers)
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', doubtful)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', doubtful))
    await waitFor(() =>
      expect(canvas.getByText(/деньги, похоже, уже зачислены|may already have been credited/)).toBeVisible(),
    )
    await expect(
      canvas.getByRole('link', { name: /^(Открыть зачисленную строку|Open the credited line)$/ }),
    ).toHaveAttribute('href', expect.stringContaining('bank-statement-2'))
    await expect(canvas.queryByRole('checkbox', { name: /3[\s,]?777/ })).toBeNull()
    await expect(canvas.getByRole('checkbox', { name: /19[\s,]?950/ })).toBeVisible()
  },
})

export const Unmatched = meta.story({
  beforeEach: ({ msw }) => msw.use(...statementMarket().handlers),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', unmatched)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', unmatched))
    await waitFor(() =>
      expect(canvas.getAllByText(/^(Открытого счёта не нашли|No open invoice found)$/)).toHaveLength(2),
    )
  },
})

/** A line without an invoice is credited to a person who was found, with a reason. */
export const CreditedToPerson = meta.story({
  beforeEach: ({ msw }) => msw.use(...statementMarket().handlers),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', unmatched)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', unmatched))
    await userEvent.click(canvas.getByRole('button', otherOne))
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
    await userEvent.click(
      dialog().getByRole('radio', { name: /^(На баланс покупателя|The balance of a buyer)$/ }),
    )
    const search = /^(Имя, компания или почта|Name, company or email)$/
    await userEvent.type(dialog().getByLabelText(search), 'anna')
    await waitFor(() => expect(dialog().getAllByRole('radio')).toHaveLength(3))
    await userEvent.click(dialog().getAllByRole('radio')[2] as HTMLElement)
    await waitFor(() =>
      expect(dialog().getByText(/на баланс сразу|goes to the balance at once/)).toBeVisible(),
    )
    await userEvent.type(dialog().getByLabelText(reason), 'Плательщик позвонил')
    await userEvent.click(dialog().getByRole('button', creditDo))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^(Без счёта|Unmatched): 1$/ })).toBeVisible(),
    )
  },
})

/** Nothing is credited elsewhere before somebody chose to whom and said why. */
export const NothingChosen = meta.story({
  beforeEach: ({ msw }) => msw.use(...statementMarket().handlers),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', unmatched)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', unmatched))
    await userEvent.click(canvas.getByRole('button', otherOne))
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
    await waitFor(() => expect(dialog().getByText(/^(Найдено|Found)$/)).toBeVisible())
    await userEvent.click(dialog().getByRole('button', creditDo))
    await waitFor(() => expect(dialog().getByText(/^(Напишите причину|Enter a reason)\.$/)).toBeVisible())
    await expect(dialog().getByText(/^(Выберите, куда зачислить|Choose where to credit it)\.$/)).toBeVisible()
  },
})

export const Exclude = meta.story({
  beforeEach: ({ msw }) => msw.use(...statementMarket().handlers),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', unmatched)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', unmatched))
    await userEvent.click(canvas.getByRole('button', excludeOne))
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
    await userEvent.type(dialog().getByLabelText(reason), 'Проценты банка')
    await userEvent.click(dialog().getByRole('button', { name: /^(Исключить|Exclude)$/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^(Исключены|Excluded): 1$/ })).toBeVisible(),
    )
    await userEvent.click(canvas.getByRole('button', { name: /^(Исключены|Excluded): 1$/ }))
    await waitFor(() => expect(canvas.getByText(/Проценты банка$/)).toBeVisible())
  },
})

/** A colleague was first: nothing is done, and the page shows what they did. */
export const SeenByTwo = meta.story({
  beforeEach: ({ msw }) => {
    const market = statementMarket()
    msw.use(
      mock('bankStatementCredit', () => {
        decidedByColleague(market, '71')
        return refuse('statement-line-changed')
      }),
      ...market.handlers,
    )
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', certain)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', certain))
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
    await userEvent.click(dialog().getByRole('button', creditDo))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/Ольга Мельник/))
    await expect(canvas.getByRole('button', { name: /^(Исключены|Excluded): 1$/ })).toBeVisible()
  },
})

/** The account of whoever is credited is suspended: the dialog stays and says why. */
export const Refused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock('bankStatementCredit', () => refuse('account-frozen')),
      ...statementMarket().handlers,
    ),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', certain)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', certain))
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
    await userEvent.click(dialog().getByRole('button', creditDo))
    await waitFor(() => expect(dialog().getByRole('alert')).toBeVisible())
  },
})

/** The line that the desk has led to, alone. */
export const OneLine = meta.story({
  ...startingFrom({
    path: `${path}?line=bank-transfer:40702810100000000001:75:2026-11-20:1840000`,
    route,
  }),
  beforeEach: ({ msw }) => msw.use(...statementMarket().handlers),
  play: async ({ canvas, userEvent }) => {
    const all = { name: /^(Все строки|All lines): 6$/ }
    await waitFor(() => expect(canvas.getByRole('button', all)).toBeVisible())
    await expect(canvas.getAllByRole('button', { name: /^(Исключить|Exclude): / })).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', all))
    await waitFor(() => expect(canvas.getByRole('button', certain)).toBeVisible())
  },
})

export const LongContent = meta.story({
  beforeEach: ({ msw }) => msw.use(...statementMarket({ isLong: true }).handlers),
  play: async ({ canvas, userEvent }) => {
    const more = { name: /^(Показать ещё, осталось 10|Show more, 10 left)$/ }
    await waitFor(() => expect(canvas.getByRole('button', more)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', more))
    await waitFor(() => expect(canvas.queryByRole('button', more)).toBeNull())
  },
})

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...statementMarket({ isEmpty: true }).handlers),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText(/^(Таких строк нет|There are no such lines)\.$/)).toBeVisible(),
    )
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockDelay('bankStatementGet', 'infinite'), ...statementMarket().handlers),
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock('bankStatementGet', () => refuse('internal')),
      ...statementMarket().handlers,
    ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().left).toBeGreaterThan(0),
    )
  },
})

export const NotFound = meta.story({
  ...startingFrom({ path: '/money/statements/none', route }),
  beforeEach: ({ msw }) => msw.use(...statementMarket().handlers),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible())
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(...statementMarket().handlers),
})
