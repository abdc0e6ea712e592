import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import {
  accountScenarios,
  createMockMarket,
  lostAnswer,
  mock,
  moneyScenarios,
  refuse,
  sessionFixture,
} from '@flower-market/api-client/msw'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import OperationScreen from './OperationScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Operation',
  component: OperationScreen,
  ...withScreen({ path: '/operation' }),
})

interface Screen {
  readonly canvas: {
    readonly findByRole: (role: string, options: { name: RegExp }) => Promise<HTMLElement>
  }
  readonly userEvent: { readonly type: (element: Element, text: string) => Promise<void> }
}

const send = { name: /^(Отдаёте|You send)/ }
const receive = { name: /^(Получаете|You receive)/ }
const agree = { name: /^(Обменять по|Exchange at)/ }

async function quoteFor({ canvas, userEvent }: Screen, amount: string): Promise<void> {
  await userEvent.type(await canvas.findByRole('textbox', send), amount)
}

export const Loaded = meta.story({
  play: async ({ canvas, userEvent }) => {
    await quoteFor({ canvas, userEvent }, '100000')
    await waitFor(() => expect(canvas.getByRole('button', agree)).toBeEnabled())
    await expect(canvas.getByRole('timer')).toHaveTextContent('5:00')
    await expect(canvas.getByRole('textbox', receive)).not.toHaveValue('')
  },
})

export const Exchanged = meta.story({
  play: async ({ canvas, userEvent }) => {
    await quoteFor({ canvas, userEvent }, '100000')
    await userEvent.click(await canvas.findByRole('button', agree))
    await waitFor(() => expect(canvas.getByText(/Обмен выполнен|Exchange completed/)).toBeVisible())
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: /Ваши обмены|Your exchanges/ })).toBeVisible(),
    )
    await waitFor(() => expect(canvas.getByRole('textbox', send)).toHaveValue(''))
  },
})

export const AskedByWhatIsReceived = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /сверху|on top/ }))
    await userEvent.type(canvas.getByRole('textbox', receive), '1000')
    await canvas.findByRole('button', agree)
    await expect(canvas.getByText(/(Зачислим|will be credited)/)).toHaveTextContent(/1[\s,]000[,.]00/)
  },
})

export const AmountNeeded = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Рассчитать обмен|Calculate exchange/ }))
    await expect(canvas.getByRole('textbox', send)).toHaveAccessibleDescription(
      /Введите сумму\.|Enter the amount\./,
    )
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...moneyScenarios.loading(), ...accountScenarios.loading()),
})

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...accountScenarios.empty()),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(
        canvas.getByRole('button', { name: /Открыть счёт в рублях|Open a ruble account/ }),
      ).toBeVisible(),
    )
  },
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(...moneyScenarios.loadFailed()),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(/Что-то пошло не так|Something went wrong/),
    )
  },
})

export const QuoteExpired = meta.story({
  beforeEach: ({ msw }) => msw.use(...moneyScenarios.quoteExpired()),
  play: async ({ canvas, msw, userEvent }) => {
    await quoteFor({ canvas, userEvent }, '100000')
    const again = await canvas.findByRole('button', { name: /Показать новый расчёт|Show a new quote/ })
    await expect(canvas.queryByRole('button', agree)).toBeNull()
    msw.use(...moneyScenarios.loaded())
    await userEvent.click(again)
    await waitFor(() => expect(canvas.getByRole('button', agree)).toBeEnabled())
  },
})

export const SwitchedOff = meta.story({
  beforeEach: ({ msw }) => msw.use(...moneyScenarios.exchangeOff()),
  play: async ({ canvas, userEvent }) => {
    await quoteFor({ canvas, userEvent }, '100000')
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        /обмен сейчас недоступны|exchange are not available now/,
      ),
    )
    await expect(canvas.queryByRole('button', { name: /^(Повторить|Try again)$/ })).toBeNull()
  },
})

export const QuoteUsed = meta.story({
  beforeEach: ({ msw }) => msw.use(mock('accountExchange', () => refuse('quote-used'))),
  play: async ({ canvas, userEvent }) => {
    await quoteFor({ canvas, userEvent }, '100000')
    await userEvent.click(await canvas.findByRole('button', agree))
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(/обмен уже выполнен|already been exchanged/),
    )
    await expect(canvas.getByRole('button', { name: /Показать новый расчёт|Show a new quote/ })).toBeVisible()
  },
})

export const NoAnswer = meta.story({
  beforeEach: ({ msw }) => {
    const { handlers } = createMockMarket()
    msw.use(lostAnswer('accountExchange', handlers), ...handlers)
  },
  play: async ({ canvas, userEvent }) => {
    await quoteFor({ canvas, userEvent }, '100000')
    await userEvent.click(await canvas.findByRole('button', agree))
    await userEvent.click(await canvas.findByRole('button', { name: /^(Отправить ещё раз|Send again)$/ }))
    await waitFor(() => expect(canvas.getByText(/Обмен выполнен|Exchange completed/)).toBeVisible())
  },
})

export const NotEnoughFunds = meta.story({
  play: async ({ canvas, userEvent }) => {
    await quoteFor({ canvas, userEvent }, '900000')
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        /Недостаточно средств на балансе!|There are not enough funds in your account!/,
      ),
    )
    await expect(canvas.getByRole('button', agree)).toBeDisabled()
  },
})

export const VerificationNeeded = meta.story({
  ...startingFrom({
    session: { ...sessionFixture, verification: 'INITIAL' },
    settings: { isVerificationRequired: true },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /Пройти верификацию|Verify account/ }))
    await waitFor(() => expect(canvas.getByLabelText('address')).toHaveTextContent('/profile/verification'))
  },
})

export const VerificationLearned = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mock('accountExchange', () => refuse('verification-needed', { status: 'WAITING', comment: '' }))),
  play: async ({ canvas, userEvent }) => {
    await quoteFor({ canvas, userEvent }, '100000')
    await userEvent.click(await canvas.findByRole('button', agree))
    await waitFor(() => expect(canvas.getByText(/Проверяем ваши данные|We are checking/)).toBeVisible())
  },
})

export const RatesStale = meta.story({
  beforeEach: ({ msw }) => msw.use(...moneyScenarios.ratesStale()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/давно не обновлялись|out of date/)).toBeVisible())
  },
})

/** Where the commission is written: the text itself, which may be longer than its column. */
async function commissionPlace(canvas: StoryContext['canvas']): Promise<DOMRect> {
  const [fee] = await canvas.findAllByText(/^(491\s370\s309,01\s₽|₽491,370,309\.01)$/)
  const text = document.createRange()
  text.selectNodeContents(fee as HTMLElement)
  return text.getBoundingClientRect()
}

/** The commission goes below the ways to take it where they leave too little room. */
export const LongContent = meta.story({
  beforeEach: ({ msw }) => msw.use(...accountScenarios.longContent()),
  play: async ({ canvas, userEvent }) => {
    await quoteFor({ canvas, userEvent }, '98765432109,85')
    await waitFor(() => expect(canvas.getByRole('button', agree)).toBeVisible())
    const sum = await commissionPlace(canvas)
    const before = canvas.getByText(/^(сверху|on top)$/).getBoundingClientRect()
    await expect(sum.left >= before.right || sum.top >= before.bottom).toBe(true)
  },
})

export const LongContentInEnglish = LongContent.extend({ globals: { locale: 'en' } })

/** The longest sums stay within the page. */
export const LongContentOnAPhone = LongContent.extend({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await quoteFor({ canvas, userEvent }, '98765432109,85')
    await expect((await commissionPlace(canvas)).right).toBeLessThanOrEqual(document.body.clientWidth - 16)
  },
})

export const OnAPhone = Loaded.extend({ globals: { viewport: { value: 'phone' } } })
