import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import {
  accountScenarios,
  createMockMarket,
  lostAnswer,
  mock,
  refuse,
  sessionFixture,
  transactions,
  transferScenarios,
} from '@flower-market/api-client/msw'
import type { TransactionStatus } from '@flower-market/flower-domain'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import TransferScreen from './TransferScreen.tsx'

const route = '/transaction/transfer'

const meta = preview.meta({
  title: 'Screens/Transfer',
  component: TransferScreen,
  ...withScreen({ path: '/transaction/transfer' }),
})

type Screen = Pick<StoryContext, 'canvas' | 'userEvent'>

const to = { name: /^(Кому|To)/ }
const receive = { name: /^(Получит|Recipient gets)/ }
const send = { name: /^(Спишем|You pay)/ }
const agree = { name: /^(Перевести|Transfer) [\d$]/ }

/** Chooses by typing and Enter, as a keyboard does. */
async function choose({ canvas, userEvent }: Screen, words: string): Promise<void> {
  const field = await canvas.findByRole('combobox', to)
  await userEvent.click(field)
  await userEvent.type(field, words)
  await userEvent.keyboard('{ArrowDown}{Enter}')
}

async function quoteFor(screen: Screen, amount: string, words = 'Alto'): Promise<void> {
  await choose(screen, words)
  await screen.userEvent.type(await screen.canvas.findByRole('textbox', receive), amount)
}

function at(status: TransactionStatus, isReturned = false) {
  const found = transactions.find((one) => one.transfer?.isReturned === isReturned && one.status === status)
  return startingFrom({ path: `${route}?id=${found?._id}`, route })
}

export const Loaded = meta.story({
  play: async ({ canvas, userEvent }) => {
    await quoteFor({ canvas, userEvent }, '500')
    await waitFor(() => expect(canvas.getByRole('button', agree)).toBeEnabled())
    await expect(canvas.getByRole('timer')).toHaveTextContent('5:00')
    await expect(canvas.getByText(/(получит|will get)/)).toHaveTextContent(/Alto Zafiro Roses/)
    await expect(canvas.getByRole('textbox', send)).not.toHaveValue('')
  },
})

export const Begun = meta.story({
  play: async ({ canvas, userEvent }) => {
    await quoteFor({ canvas, userEvent }, '500')
    await userEvent.type(canvas.getByRole('textbox', { name: /^(Назначение|Purpose)/ }), 'Proforma 2301')
    await userEvent.click(await canvas.findByRole('button', agree))
    await canvas.findByRole('heading', { name: /(Перевод|Transfer) \d+/ })
    await expect(canvas.getByText('Proforma 2301')).toBeVisible()
    await expect(canvas.getByText(/^(Деньги в резерве|Money reserved)$/)).toBeVisible()
  },
})

export const BetweenOwnAccounts = meta.story({
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, 'Свой счёт в евро')
    if (canvas.queryByText(/^(Зачислим|You get)/) === null) await choose({ canvas, userEvent }, 'Own euro')
    await userEvent.type(await canvas.findByRole('textbox', send), '10000')
    await userEvent.click(await canvas.findByRole('button', agree))
    await waitFor(() =>
      expect(canvas.getByText(/зачислены на ваш счёт|credited to your account/)).toBeVisible(),
    )
  },
})

export const NothingChosen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Рассчитать|Calculate/ }))
    await waitFor(() =>
      expect(canvas.getByRole('combobox', to)).toHaveAccessibleDescription(
        /Выберите получателя|Choose a recipient/,
      ),
    )
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...transferScenarios.loading()),
})

export const EmptyRecipients = meta.story({
  beforeEach: ({ msw }) => msw.use(...transferScenarios.empty()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Получателей пока нет|No recipients yet/)).toBeVisible())
    await waitFor(() => expect(canvas.getByText(/Переводов пока нет|No transfers yet/)).toBeVisible())
  },
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(...transferScenarios.loadFailed()),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('alert'))[0]).toHaveTextContent(
      /Что-то пошло не так|Something went wrong/,
    )
  },
})

export const NotFound = meta.story({
  ...startingFrom({ path: `${route}?id=nobody`, route }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Перевод не найден|Transfer not found/)).toBeVisible())
  },
})

export const RecipientWaitingApproval = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^(На проверке|Under review)$/)).toBeVisible())
    const section = canvas.getByRole('region', { name: /Ваши получатели|Your recipients/ })
    await expect(section).toHaveTextContent(/Sabana Cobre, Bogotá/)
  },
})

export const RecipientRejected = meta.story({
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText(/Счёт открыт на физическое лицо/)).toBeVisible())
    await choose({ canvas, userEvent }, 'Quinta')
    await expect(canvas.getByRole('combobox', to)).not.toHaveValue('Quinta Lumbre')
  },
})

const dialog = { name: /Новый получатель|New recipient/ }

export const RecipientAdded = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Добавить получателя|Add recipient/ }))
    const form = within(await within(document.body).findByRole('dialog', dialog))
    await step('what is missing is said', async () => {
      await userEvent.click(form.getByRole('button', { name: /на проверку|for review/ }))
      await waitFor(() =>
        expect(form.getAllByText(/Заполните поле|Fill in this field/).length).toBeGreaterThan(5),
      )
    })
    await userEvent.click(form.getByRole('combobox', { name: /^(Плантация|Plantation)/ }))
    await userEvent.keyboard('Polder{ArrowDown}{Enter}')
    const typed = {
      'Название|Display': 'Polderglans, Aalsmeer',
      'Город|City': 'Aalsmeer',
      'Адрес|Address': 'Legmeerdijk 313',
      'Владелец|Account holder': 'Polderglans B.V.',
    }
    for (const [label, text] of Object.entries(typed)) {
      await userEvent.type(form.getByRole('textbox', { name: new RegExp(`^(${label})`) }), text)
    }
    await userEvent.selectOptions(form.getByRole('combobox', { name: /Страна банка|Bank country/ }), 'NLD')
    await userEvent.selectOptions(form.getByRole('combobox', { name: /Валюта|currency/ }), 'EUR')
    await userEvent.type(form.getByRole('textbox', { name: /SWIFT/ }), 'ABNANL2A')
    await userEvent.type(form.getByRole('textbox', { name: /IBAN/ }), 'NL91 ABNA 0417 1643 00')
    await userEvent.click(form.getByRole('button', { name: /на проверку|for review/ }))
    await waitFor(() => expect(canvas.getByText('Polderglans, Aalsmeer')).toBeVisible())
  },
})

export const RecipientOfRussia = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Добавить получателя|Add recipient/ }))
    const form = within(await within(document.body).findByRole('dialog', dialog))
    await userEvent.selectOptions(form.getByRole('combobox', { name: /Страна банка|Bank country/ }), 'RUS')
    await waitFor(() => expect(form.getByRole('textbox', { name: /^(БИК|BIK)/ })).toBeVisible())
    await expect(form.queryByRole('textbox', { name: /SWIFT/ })).toBeNull()
  },
})

export const InProcess = meta.story({
  ...at('IN_PROCESSED'),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText(/Сумма зарезервирована|The amount is reserved/)).toBeVisible(),
    )
  },
})

export const Sent = meta.story({ ...at('SENDED') })

export const Confirmed = meta.story({ ...at('CONFIRMED') })

export const TransferRejected = meta.story({
  ...at('REJECTED'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/нет номера проформы/))
    await expect(canvas.getByRole('link', { name: /Создать новый|Create a new/ })).toBeVisible()
  },
})

export const TransferReturned = meta.story({
  ...at('REJECTED', true),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(/Банк вернул перевод|The bank returned/),
    )
  },
})

export const QuoteExpired = meta.story({
  beforeEach: ({ msw }) => msw.use(...transferScenarios.quoteExpired()),
  play: async ({ canvas, msw, userEvent }) => {
    await quoteFor({ canvas, userEvent }, '500')
    const again = await canvas.findByRole('button', { name: /Показать новый расчёт|Show a new quote/ })
    await expect(canvas.queryByRole('button', agree)).toBeNull()
    msw.use(...transferScenarios.loaded())
    await userEvent.click(again)
    await waitFor(() => expect(canvas.getByRole('button', agree)).toBeEnabled())
  },
})

export const SwitchedOff = meta.story({
  beforeEach: ({ msw }) => msw.use(...transferScenarios.switchedOff()),
  play: async ({ canvas, userEvent }) => {
    await quoteFor({ canvas, userEvent }, '500')
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/недоступны|not available/))
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

export const RecipientNoLongerApproved = meta.story({
  beforeEach: ({ msw }) => msw.use(mock('transactionCreate', () => refuse('recipient-not-approved'))),
  play: async ({ canvas, userEvent }) => {
    await quoteFor({ canvas, userEvent }, '500')
    await userEvent.click(await canvas.findByRole('button', agree))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/не одобрен|not been approved/))
  },
})

export const NoAnswer = meta.story({
  beforeEach: ({ msw }) => {
    const { handlers } = createMockMarket()
    msw.use(lostAnswer('transactionCreate', handlers), ...handlers)
  },
  play: async ({ canvas, userEvent }) => {
    await quoteFor({ canvas, userEvent }, '500')
    await userEvent.click(await canvas.findByRole('button', agree))
    await userEvent.click(await canvas.findByRole('button', { name: /^(Отправить ещё раз|Send again)$/ }))
    await waitFor(() => expect(canvas.getByText(/^(Деньги в резерве|Money reserved)$/)).toBeVisible())
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

export const LongContent = meta.story({
  beforeEach: ({ msw }) => msw.use(...transferScenarios.longContent(), ...accountScenarios.longContent()),
  play: async ({ canvas, userEvent }) => {
    await quoteFor({ canvas, userEvent }, '98765432', 'Asoc')
    await waitFor(() => expect(canvas.getByRole('button', agree)).toBeVisible())
  },
})

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('combobox', to)
    field.focus()
    await userEvent.keyboard('Kilima{ArrowDown}{Enter}')
    await userEvent.tab()
    await waitFor(() => expect(field).toHaveValue('Kilima Dawn Blooms'))
    canvas.getByRole('textbox', receive).focus()
    await userEvent.keyboard('250')
    await canvas.findByRole('button', agree)
    canvas.getByRole('button', agree).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByText(/^(Деньги в резерве|Money reserved)$/)).toBeVisible())
  },
})

export const OnAPhone = Loaded.extend({ globals: { viewport: { value: 'phone' } } })
