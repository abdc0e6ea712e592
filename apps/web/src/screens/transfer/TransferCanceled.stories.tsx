import { expect, within, waitFor } from 'storybook/test'
import { mock, refuse, transactions } from '@flower-market/api-client/msw'
import preview from '../../../../../.storybook/preview.tsx'
import { withScreen } from '../../stories/screen-story.tsx'
import TransferScreen from './TransferScreen.tsx'

const route = '/transaction/transfer'
const waiting = transactions.find(({ kind, status }) => kind === 'transfer' && status === 'IN_PROCESSED')

const meta = preview.meta({
  title: 'Screens/Transfer/Canceled',
  component: TransferScreen,
  ...withScreen({ path: `${route}?id=${waiting?._id}`, route }),
})

const cancel = { name: /^(Отменить перевод|Cancel transfer)$/ }

export const CanceledByKeyboard = meta.story({
  name: 'Canceled (Keyboard)',
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', cancel)
    while (document.activeElement !== button) await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await within(document.body).findByRole('dialog'))
    const agreed = dialog.getByRole('button', cancel)
    while (document.activeElement !== agreed) await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByText(/^(Перевод отменён|Transfer canceled)$/)).toBeVisible())
    await expect(canvas.queryByRole('button', cancel)).toBeNull()
  },
})

export const CanceledTooLate = meta.story({
  beforeEach: ({ msw }) => msw.use(mock('transactionCancel', () => refuse('transaction-changed'))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', cancel))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', cancel))
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(/уже нельзя|too late/))
    await expect(dialog.queryByRole('button', cancel)).toBeNull()
  },
})
