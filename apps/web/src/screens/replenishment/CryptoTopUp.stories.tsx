import type { StoryContext } from '@storybook/react-vite'
import { cryptoScenarios, emitEvent } from '@flower-market/api-client/msw'
import { expect, spyOn, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import ReplenishmentScreen from './ReplenishmentScreen.tsx'

const route = '/transaction/replenishment'
const address = 'TDt9YtfuttvxD2Jv8F8v4JEDbnBBb1jVNt'
const exact = /251[.,]430137/

const meta = preview.meta({
  title: 'Screens/CryptoTopUp',
  component: ReplenishmentScreen,
  ...withScreen({ path: `${route}?id=${cryptoScenarios.id}`, route }),
})

/** Presses the button, as soon as the rate is known. */
async function getAddress(canvas: StoryContext['canvas'], userEvent: StoryContext['userEvent']) {
  const button = canvas.getByRole('button', { name: /Получить адрес|Get the address/ })
  await waitFor(() => expect(button).toBeEnabled())
  await userEvent.click(button)
}

export const CryptoWaiting = meta.story({
  beforeEach: ({ msw }) => msw.use(...cryptoScenarios.waiting()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(exact)).toHaveLength(2))
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^24:\d\d$/)
    await waitFor(() => expect(canvas.getByRole('img', { name: /QR/ })).toBeVisible())
  },
})

export const CryptoExpiring = meta.story({
  beforeEach: ({ msw }) => msw.use(...cryptoScenarios.expiring()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent(/^1:4\d$/))
    await waitFor(() => expect(canvas.getByRole('timer').parentElement).toHaveAttribute('data-phase', 'loud'))
  },
})

export const CryptoConfirming = meta.story({
  beforeEach: ({ msw }) => msw.use(...cryptoScenarios.confirming()),
})

export const CryptoExpired = meta.story({
  beforeEach: ({ msw }) => msw.use(...cryptoScenarios.expired()),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(/Время на оплату вышло!|Time to pay is up!/),
    )
    await userEvent.click(canvas.getByRole('link', { name: /^(?:Новый платёж|New payment)$/ }))
    await waitFor(() => expect(canvas.getByRole('radio', { name: /USDT/ })).toBeVisible())
  },
})

export const PaidLate = meta.story({
  beforeEach: ({ msw }) => msw.use(...cryptoScenarios.paidLate()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/когда время уже вышло|after the time was up/)).toBeVisible())
  },
})

export const Underpaid = meta.story({
  beforeEach: ({ msw }) => msw.use(...cryptoScenarios.underpaid()),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText(/на 1[.,]000000 USDT меньше|1[.,]000000 USDT less/)).toBeVisible(),
    )
    await expect(canvas.getByText(/250[.,]430137/)).toBeVisible()
    // A ruble or two are missing, less than any top-up brings.
    await expect(canvas.queryByRole('link', { name: /Пополнить ещё|Top up another/ })).toBeNull()
  },
})

export const UnderpaidByMuch = meta.story({
  beforeEach: ({ msw }) => msw.use(...cryptoScenarios.underpaidByMuch()),
  play: async ({ canvas }) => {
    const rest = await canvas.findByRole('link', { name: /Пополнить ещё|Top up another/ })
    await expect(rest).toHaveAttribute('href', expect.stringMatching(/method=CRYPTO&amount=\d+00$/))
    await expect(canvas.getByText(/Не досылайте остаток|do not send the rest/)).toBeVisible()
  },
})

export const Overpaid = meta.story({
  beforeEach: ({ msw }) => msw.use(...cryptoScenarios.overpaid()),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText(/на 1[.,]000000 USDT больше|1[.,]000000 USDT more/)).toBeVisible(),
    )
  },
})

export const WrongToken = meta.story({
  beforeEach: ({ msw }) => msw.use(...cryptoScenarios.wrongToken()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/USDT \(not Tether\)/))
    await expect(canvas.getByRole('timer')).toBeVisible()
  },
})

export const HeldForACheck = meta.story({ beforeEach: ({ msw }) => msw.use(...cryptoScenarios.held()) })

export const Credited = meta.story({ beforeEach: ({ msw }) => msw.use(...cryptoScenarios.credited()) })

export const Rejected = meta.story({ beforeEach: ({ msw }) => msw.use(...cryptoScenarios.rejected()) })

export const CreditedWhileOpen = meta.story({
  beforeEach: ({ msw }) => msw.use(...cryptoScenarios.waiting()),
  play: async ({ canvas, msw }) => {
    await waitFor(() => expect(canvas.getByRole('timer')).toBeVisible())
    msw.use(...cryptoScenarios.credited())
    emitEvent('transaction-changed', {
      _id: cryptoScenarios.id,
      number: 2419,
      kind: 'top-up',
      status: 'CONFIRMED',
    })
    await waitFor(() =>
      expect(canvas.getByText(/Зачислили .* на баланс|credited to your balance/)).toBeVisible(),
    )
    await expect(canvas.queryByRole('timer')).toBeNull()
  },
})

export const CopiedByKeyboard = meta.story({
  beforeEach: ({ msw }) => msw.use(...cryptoScenarios.waiting()),
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const [copyAddress, copyAmount] = await canvas.findAllByRole('button', { name: /Скопировать|Copy/ })
    copyAddress?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(write).toHaveBeenLastCalledWith(address)
    await userEvent.tab()
    await waitFor(() => expect(copyAmount).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(write).toHaveBeenLastCalledWith('251.430137')
  },
})

export const CanceledByKeyboard = meta.story({
  beforeEach: ({ msw }) => msw.use(...cryptoScenarios.waiting()),
  play: async ({ canvas, userEvent }) => {
    const cancel = { name: /^(?:Отменить платёж|Cancel payment)$/ }
    const button = await canvas.findByRole('button', cancel)
    button.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await within(document.body).findByRole('dialog'))
    dialog.getByRole('button', cancel).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByText(/Вы отменили платёж|You canceled/)).toBeVisible())
    await expect(canvas.queryByRole('timer')).toBeNull()
  },
})

export const BegunByKeyboard = meta.story({
  ...startingFrom({ path: route, route }),
  play: async ({ canvas, userEvent }) => {
    const usdt = await canvas.findByRole('radio', { name: /USDT/ })
    canvas.getByRole('textbox').focus()
    await userEvent.keyboard('20000')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}')
    await expect(usdt).toBeChecked()
    await waitFor(() => expect(canvas.getByText(/≈ 24\d[.,]\d\d USDT/)).toBeVisible())
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('timer')).toBeVisible())
  },
})

export const RateChanged = meta.story({
  ...startingFrom({ path: route, route }),
  beforeEach: ({ msw }) => msw.use(...cryptoScenarios.rateChanged()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), '20000')
    await userEvent.click(canvas.getByRole('radio', { name: /USDT/ }))
    await getAddress(canvas, userEvent)
    await waitFor(() => expect(canvas.getByText(/Курс изменился|The rate has changed/)).toBeVisible())
  },
})

export const TooManyWaiting = meta.story({
  ...startingFrom({ path: route, route }),
  beforeEach: ({ msw }) => msw.use(...cryptoScenarios.tooMany()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), '20000')
    await userEvent.click(canvas.getByRole('radio', { name: /USDT/ }))
    await getAddress(canvas, userEvent)
    await waitFor(() => expect(canvas.getByText(/уже есть платежи|already have payments/)).toBeVisible())
  },
})

export const RateFailed = meta.story({
  ...startingFrom({ path: route, route }),
  beforeEach: ({ msw }) => msw.use(...cryptoScenarios.rateFailed()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /USDT/ }))
    await waitFor(() =>
      expect(canvas.getByText(/Не удалось загрузить курс|rate could not be loaded/)).toBeVisible(),
    )
    await expect(canvas.getByRole('button', { name: /Получить адрес|Get the address/ })).toBeDisabled()
  },
})

export const OnAPhone = CryptoWaiting.extend({ globals: { viewport: { value: 'phone' } } })

export const InSandbox = meta.story({
  ...startingFrom({ settings: { hasSandboxInbox: true } }),
  beforeEach: ({ msw }) => msw.use(...cryptoScenarios.waiting()),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /тестовый кошелёк|test wallet/ })
    await expect(link).toHaveAttribute(
      'href',
      expect.stringContaining(`/sandbox/wallet?id=${cryptoScenarios.id}`),
    )
  },
})

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(...cryptoScenarios.loading()) })

export const LoadFailed = meta.story({ beforeEach: ({ msw }) => msw.use(...cryptoScenarios.loadFailed()) })

export const LongContent = meta.story({ beforeEach: ({ msw }) => msw.use(...cryptoScenarios.longContent()) })
