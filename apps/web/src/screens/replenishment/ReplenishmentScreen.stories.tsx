import { expect, waitFor } from 'storybook/test'
import { paymentOrderFile, mock, refuse, transactionScenarios } from '@flower-market/api-client/msw'
import preview from '../../../../../.storybook/preview.tsx'
import { savedFiles } from '../../stories/saved-files.ts'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import ReplenishmentScreen from './ReplenishmentScreen.tsx'
import { at, idOf, route } from '../../stories/top-up-story.ts'

const goOn = /Продолжить|Continue/
const paymentOrder = /^(?:Платёжное поручение|Payment order)$/
const send = /^(?:Отправить|Send)$/

const meta = preview.meta({
  title: 'Screens/Replenishment',
  component: ReplenishmentScreen,
  ...withScreen({ path: '/transaction/replenishment' }),
})

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: goOn })).toBeVisible())
    await expect(canvas.getAllByRole('radio')).toHaveLength(5)
  },
})

export const WayOfTheAddress = meta.story({
  ...startingFrom({ path: `${route}?method=CHECK`, route }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('radio', { name: /Счёт на оплату|Invoice/ })).toBeChecked())
  },
})

export const AmountMissing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: goOn }))
    await waitFor(() => expect(canvas.getByText(/^(?:Введите сумму\.|Enter the amount\.)$/)).toBeVisible())
  },
})

export const TooMuchCash = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), '100001')
    await userEvent.click(canvas.getByRole('radio', { name: /Наличные|Cash/ }))
    await userEvent.click(canvas.getByRole('button', { name: goOn }))
    await waitFor(() => expect(canvas.getByText(/Наибольшая сумма|The largest amount/)).toBeVisible())
  },
})

export const CashLeft = meta.story({
  // What is agreed on for the day counts.
  beforeEach: ({ msw }) =>
    msw.use(mock('transactionCreate', () => refuse('cash-limit', { limit: 10_000_000, left: 7_000_000 }))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), '99000')
    await userEvent.click(canvas.getByRole('radio', { name: /Наличные|Cash/ }))
    await userEvent.click(canvas.getByRole('button', { name: goOn }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/70[\s,]000/))
  },
})

export const Begun = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), '15000')
    await userEvent.click(canvas.getByRole('button', { name: goOn }))
    await waitFor(() => expect(canvas.getByRole('img', { name: /QR/ })).toBeVisible())
  },
})

export const WayOff = meta.story({
  beforeEach: ({ msw }) => msw.use(...transactionScenarios.wayOff()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), '15000')
    await userEvent.click(canvas.getByRole('button', { name: goOn }))
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
  },
})

export const AllWaysOff = meta.story({
  beforeEach: ({ msw }) => msw.use(...transactionScenarios.allWaysOff()),
})

export const QrWaits = meta.story({
  ...at('QRCODE', 'INITIAL'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: send }))
    await waitFor(() => expect(canvas.getByText(/Загрузите QR-код!|Upload the QR code!/)).toBeVisible())
  },
})

export const QrSaved = meta.story({
  ...at('QRCODE', 'INITIAL'),
  play: async ({ canvas, userEvent }) => {
    const saved = savedFiles()
    await waitFor(() => expect(canvas.getByRole('img', { name: /QR/ })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: /^(?:Сохранить QR-код|Save QR code)$/ }))
    await waitFor(() => expect(saved()).toEqual([expect.stringMatching(/^QR \d+\.png$/)]))
  },
})

export const ProofAttached = meta.story(at('QRCODE', 'IN_PROCESSED'))

/** Staff ask about the proof: the question stands before it, with a place for the answer. */
export const Asked = meta.story({
  ...at('QRCODE', 'IN_PROCESSED'),
  beforeEach: ({ msw }) => {
    const question = {
      _id: 'question',
      kind: 'top-up' as const,
      item: idOf('QRCODE', 'IN_PROCESSED'),
      text: 'На снимке не видно номера операции. Напишите его, пожалуйста.',
      askedAt: '2026-11-20T16:05:00.000Z',
      answer: null,
    }
    msw.use(mock('questionList', () => [question]))
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/не видно номера операции/u)).toBeVisible())
    await expect(canvas.getByRole('textbox', { name: /Ваш ответ|Your answer/ })).toHaveValue('')
    // One button stands out: the one that answers.
    const answer = canvas.getByRole('button', { name: /^(?:Ответить|Send answer)$/ })
    const sending = canvas.getByRole('button', { name: send })
    await expect(getComputedStyle(sending).backgroundColor).not.toBe(getComputedStyle(answer).backgroundColor)
  },
})

export const InvoiceWaiting = meta.story({
  ...at('CHECK', 'IN_PROCESSED'),
  play: async ({ canvas, userEvent }) => {
    const saved = savedFiles()
    await userEvent.click(
      await canvas.findByRole('button', { name: /^(?:Скачать счёт №|Download invoice no\.) \d+$/ }),
    )
    await waitFor(() => expect(saved()).toEqual([expect.stringMatching(/^Счёт \d+\.pdf$/)]))
  },
})

export const PaymentOrderSent = meta.story({
  ...at('CHECK', 'IN_PROCESSED'),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText(paymentOrder)
    await userEvent.upload(field, paymentOrderFile())
    await waitFor(() => expect(canvas.getByText('payment-order-118.pdf')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: send }))
    await waitFor(() => expect(canvas.getByText(/Файл загружен|has been uploaded/)).toBeVisible())
    const link = canvas.getByRole('link', { name: /^(?:Открыть|Open)$/ })
    await expect(link).toHaveAttribute('href', expect.stringMatching(/^data:application\/pdf/))
  },
})

export const PaymentOrderCutOff = meta.story({
  ...at('CHECK', 'IN_PROCESSED'),
  play: async ({ canvas, userEvent }) => {
    const cutOff = new File(['%PDF-1.7'], 'order.pdf', { type: 'application/pdf' })
    await userEvent.upload(await canvas.findByLabelText(paymentOrder), cutOff)
    await userEvent.click(canvas.getByRole('button', { name: send }))
    await waitFor(() => expect(canvas.getByText(/^(?:Загрузите целый файл|Upload a complete)/)).toBeVisible())
    await expect(canvas.getByText('order.pdf')).toBeVisible()
  },
})

export const CashWaiting = meta.story(at('CASH', 'IN_PROCESSED'))

export const Rejected = meta.story({
  ...at('QRCODE', 'REJECTED'),
  play: async ({ canvas }) => {
    const again = await canvas.findByRole('link', { name: /^(?:Новое пополнение|New top-up)$/ })
    await expect(again).toHaveAttribute('href', expect.stringMatching(/\?method=QRCODE&amount=\d+$/))
  },
})

export const Confirmed = meta.story(at('CHECK', 'CONFIRMED'))

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...transactionScenarios.loading()),
})

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...transactionScenarios.empty()),
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(...transactionScenarios.loadFailed()),
})

export const NotFound = meta.story(startingFrom({ path: `${route}?id=nobody`, route }))

export const LongContent = meta.story({
  ...at('QRCODE', 'REJECTED'),
  beforeEach: ({ msw }) => msw.use(...transactionScenarios.longContent()),
})
