import { expect, waitFor } from 'storybook/test'
import { fixturePurchase, purchases, purchaseScenarios } from '@flower-market/api-client/msw'
import preview from '../../../../../.storybook/preview.tsx'
import { withScreen } from '../../stories/screen-story.tsx'
import HistoryScreen from './HistoryScreen.tsx'

const more = /Показать ещё|Show more/

const meta = preview.meta({
  title: 'Screens/History',
  component: HistoryScreen,
  ...withScreen({ path: '/history' }),
})

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible()
  },
})

export const CanceledAwaitsNothing = meta.story({
  play: async ({ canvas }) => {
    const canceled = fixturePurchase('canceled')
    const link = await canvas.findByRole('link', { name: String(canceled.number) })
    await expect(canceled.paymentStatus).toBe('wait_paid')
    await expect(link.closest('tr')).not.toHaveTextContent(/Ожидает оплаты|Awaiting payment/)
  },
})

export const AllShown = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: more }))
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(purchases.length))
    await waitFor(() => expect(canvas.queryByRole('button', { name: more })).toBeNull())
  },
})

export const OrderOpened = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [newest] = purchases
    await userEvent.click(await canvas.findByRole('link', { name: String(newest?.number) }))
    await waitFor(() => expect(canvas.getByLabelText('address')).toHaveTextContent(`/history/${newest?._id}`))
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...purchaseScenarios.loading()),
})

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...purchaseScenarios.empty()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(...purchaseScenarios.loadFailed()),
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: /Повторить|Try again/ })
    msw.use(...purchaseScenarios.loaded())
    await userEvent.click(retry)
    await expect(await canvas.findByRole('table')).toBeVisible()
  },
})

export const LoadMoreFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(...purchaseScenarios.nextPageFailed()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: more }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /Что-то пошло не так|Something went wrong/,
    )
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(20))
  },
})

export const LongContent = meta.story({
  beforeEach: ({ msw }) => msw.use(...purchaseScenarios.longContent()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible()
  },
})
