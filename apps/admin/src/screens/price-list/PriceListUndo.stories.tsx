import { mock, refuse } from '@flower-market/api-client/msw'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { acceptedMarket, priceListMarket, understood } from '../../stories/price-list-market.ts'
import { withScreen } from '../../stories/screen-story.tsx'
import PriceListScreen from './PriceListScreen.tsx'

const meta = preview.meta({
  title: 'Admin/PriceList/Undo',
  component: PriceListScreen,
  ...withScreen({ path: '/goods/price-lists/import-0001', route: '/goods/price-lists/:id' }),
})

const page = within(document.body)
const accept = /^(Принять \d+|Accept \d+)/
const undo = /^(Отменить прайс|Undo the price list)$/

export const Undone = meta.story({
  beforeEach: ({ msw }) => msw.use(...priceListMarket(understood, true)),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: accept })).toBeEnabled())
    await userEvent.click(canvas.getByRole('button', { name: accept }))
    await userEvent.click(within(await page.findByRole('dialog')).getByRole('button', { name: accept }))
    await waitFor(() =>
      expect(
        canvas.getByRole('heading', { name: /^(Прайс принят|The price list is accepted)$/ }),
      ).toBeVisible(),
    )
    await userEvent.click(canvas.getByRole('button', { name: undo }))
    await userEvent.click(within(await page.findByRole('dialog')).getByRole('button', { name: undo }))
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(/Всё вернулось|All is as it was/),
    )
    await expect(canvas.queryByRole('button', { name: undo })).toBeNull()
  },
})

/** A list that was accepted, until when it can be undone. */
export const Accepted = meta.story({
  beforeEach: ({ msw }) => msw.use(...acceptedMarket(understood)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: undo })).toBeEnabled())
  },
})

/** Another list of the day was accepted after it. */
export const NoLongerUndone = meta.story({
  beforeEach: ({ msw }) => msw.use(...acceptedMarket(understood, { isLast: false })),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Отменить уже нельзя|can no longer be undone/)).toBeVisible())
    await expect(canvas.queryByRole('button', { name: undo })).toBeNull()
  },
})

/** Another list was accepted while the question was open. */
export const UndoRefused = Accepted.extend({
  beforeEach: ({ msw }) => msw.use(mock('stockImportUndo', () => refuse('import-closed'))),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: undo })).toBeEnabled())
    await userEvent.click(canvas.getByRole('button', { name: undo }))
    const dialog = within(await page.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: undo }))
    await waitFor(() => expect(dialog.getByText(/уже приняли, отклонили|accepted, discarded/)).toBeVisible())
  },
})
