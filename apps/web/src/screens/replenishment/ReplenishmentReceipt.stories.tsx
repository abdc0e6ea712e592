import { expect, waitFor, within } from 'storybook/test'
import {
  emptyPicture,
  mock,
  pictureFile,
  receiptPicture,
  transactionScenarios,
} from '@flower-market/api-client/msw'
import preview from '../../../../../.storybook/preview.tsx'
import { withScreen } from '../../stories/screen-story.tsx'
import ReplenishmentScreen from './ReplenishmentScreen.tsx'
import { at } from '../../stories/top-up-story.ts'

const send = /^(?:Отправить|Send)$/
const picture = /Снимок оплаченного|Picture of the paid/

const meta = preview.meta({
  title: 'Screens/ReplenishmentReceipt',
  component: ReplenishmentScreen,
  ...withScreen({ path: '/transaction/replenishment' }),
})

export const ReceiptSent = meta.story({
  ...at('QRCODE', 'INITIAL'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText(picture), pictureFile(receiptPicture))
    await waitFor(() => expect(canvas.getByText(/9999078900004792/)).toBeVisible())
    await expect(canvas.getByText(/но сумма другая|but the amount differs/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: send }))
    await waitFor(() => expect(canvas.getByText(/Файл загружен|has been uploaded/)).toBeVisible())
  },
})

export const ReceiptMatches = meta.story({
  ...at('QRCODE', 'INITIAL'),
  beforeEach: ({ msw }) =>
    msw.use(
      mock('proofCheck', () => ({
        kind: 'receipt',
        sum: 1_500_000,
        localTime: '2026-11-22T10:30:00',
        fiscalDrive: '9999078900004792',
        document: '12345',
        fiscalSign: '1234567890',
      })),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText(picture), pictureFile(receiptPicture))
    await waitFor(() => expect(canvas.getByText(/сумма сходится|the amount matches/)).toBeVisible())
  },
})

export const QrNotRecognized = meta.story({
  ...at('QRCODE', 'INITIAL'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText(picture), pictureFile(emptyPicture))
    await waitFor(() => expect(canvas.getByText(/QR-код не распознан|QR code not recognized/)).toBeVisible())
    await expect(within(canvas.getByRole('alert')).getAllByRole('listitem')).toHaveLength(3)
  },
})

/** What is missing of a typed receipt stands below each field. */
export const ReceiptIncomplete = meta.story({
  ...at('QRCODE', 'INITIAL'),
  play: async ({ canvas, userEvent }) => {
    const type = { name: /^(?:Ввести данные с чека|Enter receipt details)$/ }
    await userEvent.click(await canvas.findByRole('button', type))
    await userEvent.click(canvas.getByRole('button', { name: /^(?:Отправить на проверку|Send for review)$/ }))
    await waitFor(() =>
      expect(canvas.getByText(/^(?:Введите дату с чека\.|Enter the date from)/)).toBeVisible(),
    )
    await expect(canvas.getByText(/^(?:Введите время с чека\.|Enter the time from)/)).toBeVisible()
  },
})

export const ReceiptEnteredByKeyboard = meta.story({
  ...at('QRCODE', 'INITIAL'),
  play: async ({ canvas, userEvent, globals }) => {
    const enter = await canvas.findByRole('button', {
      name: /^(?:Ввести данные с чека|Enter receipt details)$/,
    })
    enter.focus()
    await userEvent.keyboard('{Enter}{Tab}')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^(?:Сумма|Amount)/ })).toHaveFocus())
    const sendReceipt = { name: /^(?:Отправить на проверку|Send for review)$/ }
    canvas.getByRole('button', sendReceipt).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByText(/^(?:Номер ФН — 16 цифр\.|The FN number)/)).toBeVisible())
    const day = canvas.getByRole('textbox', { name: /^(?:Дата на чеке|Date on)/ })
    await userEvent.type(day, globals['locale'] === 'en' ? '11/20/2026' : '20.11.2026')
    await userEvent.type(canvas.getByLabelText(/^(?:Время на чеке|Time on)/), '10:30')
    await userEvent.type(canvas.getByLabelText(/^(?:ФН|FN)/), '9999 0789 0000 4793')
    await userEvent.type(canvas.getByLabelText(/^(?:ФД|FD)/), '0000012345')
    await userEvent.type(canvas.getByLabelText(/^(?:ФП|FP)/), '1234567890')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByText(/Данные чека получены|We have your receipt/)).toBeVisible())
    await expect(canvas.getByText('9999078900004793')).toBeVisible()
  },
})

export const ReceiptUsed = meta.story({
  ...at('QRCODE', 'INITIAL'),
  beforeEach: ({ msw }) => msw.use(...transactionScenarios.receiptUsed()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText(picture), pictureFile(receiptPicture))
    await waitFor(() => expect(canvas.getByText(/Этот чек уже|This receipt was used/)).toBeVisible())
  },
})

export const ImagesOnly = meta.story({
  ...at('QRCODE', 'INITIAL'),
  play: async ({ canvas, userEvent }) => {
    const text = new File(['text'], 'receipt.pdf', { type: 'application/pdf' })
    await userEvent.setup({ applyAccept: false }).upload(await canvas.findByLabelText(picture), text)
    await waitFor(() => expect(canvas.getByText(/Только изображения!|Images only!/)).toBeVisible())
  },
})
