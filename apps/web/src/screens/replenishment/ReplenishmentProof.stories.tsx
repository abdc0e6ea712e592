import { expect, waitFor, type within } from 'storybook/test'
import { emptyPicture, mock, mockBefore, pictureFile, receiptPicture } from '@flower-market/api-client/msw'
import preview from '../../../../../.storybook/preview.tsx'
import { withScreen } from '../../stories/screen-story.tsx'
import { at } from '../../stories/top-up-story.ts'
import ReplenishmentScreen from './ReplenishmentScreen.tsx'

const picture = /Снимок оплаченного|Picture of the paid/
const [first, second] = ['9999078900004792', '9999078900004793'] as const

function receiptOf(fiscalDrive: string) {
  const known = { localTime: '2026-11-22T10:30:00', document: '12345', fiscalSign: '1234567890' }
  return { kind: 'receipt', sum: 1_500_000, fiscalDrive, ...known } as const
}

const meta = preview.meta({
  title: 'Screens/ReplenishmentProof',
  component: ReplenishmentScreen,
  ...withScreen({ path: '/transaction/replenishment' }),
})

let answers: PromiseWithResolvers<ReturnType<typeof receiptOf>>[]

/** What is on a picture is answered when the story says so. */
function heldCheck() {
  answers = []
  return mock('proofCheck', () => {
    const answer = Promise.withResolvers<ReturnType<typeof receiptOf>>()
    answers.push(answer)
    return answer.promise
  })
}

type Canvas = ReturnType<typeof within>

function sendButton(canvas: Canvas) {
  return canvas.getByRole('button', { name: /^(?:Отправить|Send)$/ })
}

/** Another picture is chosen while the first one is being read: what is shown is what is on the second one. */
export const ReplacedWhileRead = meta.story({
  ...at('QRCODE', 'INITIAL'),
  beforeEach: ({ msw }) => msw.use(heldCheck()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText(picture), pictureFile(emptyPicture, 'first.png'))
    await waitFor(() => expect(answers).toHaveLength(1))
    await userEvent.upload(canvas.getByLabelText(picture), pictureFile(receiptPicture, 'second.png'))
    await waitFor(() => expect(answers).toHaveLength(2))
    await expect(canvas.getByLabelText(picture)).toBeValid()
    await expect(sendButton(canvas)).toHaveAttribute('aria-busy', 'true')
    answers[0]!.resolve(receiptOf(first))
    answers[1]!.resolve(receiptOf(second))
    await waitFor(() => expect(canvas.getByText(second)).toBeVisible())
    await expect(canvas.getByText('second.png')).toBeVisible()
    await expect(canvas.queryByText(first)).toBeNull()
    await waitFor(() => expect(sendButton(canvas)).not.toHaveAttribute('aria-busy'))
  },
})

/** The picture is removed while it is being read: nothing is read or shown any more, until another one is chosen. */
export const RemovedWhileRead = meta.story({
  ...at('QRCODE', 'INITIAL'),
  beforeEach: ({ msw }) => msw.use(heldCheck()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText(picture), pictureFile(emptyPicture, 'first.png'))
    await waitFor(() => expect(answers).toHaveLength(1))
    await userEvent.click(canvas.getByRole('button', { name: /first\.png/ }))
    await waitFor(() => expect(sendButton(canvas)).not.toHaveAttribute('aria-busy'))
    await userEvent.upload(canvas.getByLabelText(picture), pictureFile(receiptPicture, 'second.png'))
    await waitFor(() => expect(answers).toHaveLength(2))
    answers[1]!.resolve(receiptOf(second))
    await waitFor(() => expect(canvas.getByText(second)).toBeVisible())
  },
})

const detected: PromiseWithResolvers<{ rawValue: string }[]>[] = []

/** The browser's own reader of codes. */
class HeldDetector {
  detect() {
    const found = Promise.withResolvers<{ rawValue: string }[]>()
    detected.push(found)
    return found.promise
  }
}

/** What was set is on the screen by then. */
function twoFrames(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })
}

/** The browser reads the first picture only after the second one was chosen and read. */
export const ReadLateByTheBrowser = meta.story({
  ...at('QRCODE', 'INITIAL'),
  beforeEach: ({ msw }) => {
    msw.use(heldCheck())
    detected.length = 0
    const before = Object.getOwnPropertyDescriptor(globalThis, 'BarcodeDetector')
    Object.defineProperty(globalThis, 'BarcodeDetector', { configurable: true, value: HeldDetector })
    return () => {
      if (before === undefined) Reflect.deleteProperty(globalThis, 'BarcodeDetector')
      else Object.defineProperty(globalThis, 'BarcodeDetector', before)
    }
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText(picture), pictureFile(receiptPicture, 'first.png'))
    await waitFor(() => expect(detected).toHaveLength(1))
    await userEvent.upload(canvas.getByLabelText(picture), pictureFile(emptyPicture, 'second.png'))
    await waitFor(() => expect(detected).toHaveLength(2))
    detected[1]!.resolve([])
    await waitFor(() => expect(answers).toHaveLength(1))
    answers[0]!.resolve(receiptOf(second))
    await waitFor(() => expect(canvas.getByText(second)).toBeVisible())
    detected[0]!.resolve([{ rawValue: receiptPicture.text }])
    await twoFrames()
    await expect(canvas.getByText(second)).toBeVisible()
    await expect(answers).toHaveLength(1)
  },
})

let sending: PromiseWithResolvers<void>

/** While a picture is being sent, no other one can be chosen: it would go with the one that was sent. */
export const NotReplacedWhileSent = meta.story({
  ...at('QRCODE', 'INITIAL'),
  beforeEach: ({ msw }) => {
    sending = Promise.withResolvers()
    msw.use(
      heldCheck(),
      mockBefore('proofAttach', () => sending.promise),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText(picture), pictureFile(receiptPicture))
    await waitFor(() => expect(answers).toHaveLength(1))
    answers[0]!.resolve(receiptOf(second))
    await waitFor(() => expect(sendButton(canvas)).not.toHaveAttribute('aria-busy'))
    await expect(canvas.getByLabelText(picture)).toBeEnabled()
    await userEvent.click(sendButton(canvas))
    await waitFor(() => expect(canvas.getByLabelText(picture)).toBeDisabled())
    sending.resolve()
    await waitFor(() => expect(canvas.getByText(/Файл загружен|has been uploaded/)).toBeVisible())
  },
})
