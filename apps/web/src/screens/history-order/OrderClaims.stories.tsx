import { expect, waitFor } from 'storybook/test'
import { claimedOrder, claimScenarios } from '@flower-market/api-client/msw'
import preview from '../../../../../.storybook/preview.tsx'
import { withScreen } from '../../stories/screen-story.tsx'
import HistoryOrderScreen from './HistoryOrderScreen.tsx'

const meta = preview.meta({
  title: 'Screens/HistoryOrder/Claims',
  component: HistoryOrderScreen,
  ...withScreen({ path: `/history/${claimedOrder()._id}`, route: '/history/:id' }),
})

export const CanBeMade = meta.story({
  beforeEach: ({ msw }) => msw.use(...claimScenarios.loaded()),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /Подать претензию|Make a claim/ })).toBeVisible(),
    )
    await expect(canvas.getByRole('timer')).toHaveTextContent('18:18:00')
  },
})

export const WindowOver = meta.story({
  beforeEach: ({ msw }) => msw.use(...claimScenarios.windowOver()),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText(/Претензии принимались до|Claims were taken until/)).toBeVisible(),
    )
    await expect(canvas.queryByRole('link', { name: /Подать претензию|Make a claim/ })).toBeNull()
  },
})

export const Open = meta.story({
  beforeEach: ({ msw }) => msw.use(...claimScenarios.open()),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText(/^На рассмотрении$|^Under review$/)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: /Отозвать|Withdraw/ }))
    await waitFor(() => expect(canvas.getByText(/^Отозвана$|^Withdrawn$/)).toBeVisible())
    await waitFor(() => expect(canvas.getByRole('heading', { name: /^(Претензии|Claims)$/ })).toHaveFocus())
  },
})

export const Accepted = meta.story({
  beforeEach: ({ msw }) => msw.use(...claimScenarios.accepted()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^Принята$|^Accepted$/)).toBeVisible())
    await expect(canvas.getByText(/На баланс возвращено|refunded to balance/)).toBeVisible()
    // What was claimed with success did come: it is not told as delivered short.
    await expect(canvas.queryByText(/доставлено|delivered for/)).toBeNull()
  },
})

export const PartlyAccepted = meta.story({
  beforeEach: ({ msw }) => msw.use(...claimScenarios.partlyAccepted()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^Принята частично$|^Partly accepted$/)).toBeVisible())
    await expect(canvas.getByText(/десять сломанных бутонов/)).toBeVisible()
  },
})

export const Declined = meta.story({
  beforeEach: ({ msw }) => msw.use(...claimScenarios.declined()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^Отклонена$|^Declined$/)).toBeVisible())
  },
})

export const Withdrawn = meta.story({
  beforeEach: ({ msw }) => msw.use(...claimScenarios.withdrawn()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^Отозвана$|^Withdrawn$/)).toBeVisible())
  },
})

export const LongContent = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(...claimScenarios.longContent()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(/1000002/)[0]).toBeVisible())
  },
})
