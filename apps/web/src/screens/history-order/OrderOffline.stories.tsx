import { expect, waitFor } from 'storybook/test'
import { fixturePurchase } from '@flower-market/api-client/msw'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import { withoutNetwork } from '../../stories/without-network.ts'
import HistoryOrderScreen from './HistoryOrderScreen.tsx'

const { _id: id, number } = fixturePurchase('confirmed')

const meta = preview.meta({
  title: 'Screens/HistoryOrder/Offline',
  component: HistoryOrderScreen,
  ...withScreen({ path: `/history/${id}`, route: '/history/:id', frame: 'shell' }),
})

/** An order that was opened before. */
export const Kept = meta.story({
  beforeEach: withoutNetwork,
  ...startingFrom({ keptAt: '2026-11-20T15:40:00Z' }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/20 (нояб|Nov).*18:40/)).toBeVisible())
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(String(number))
  },
})

/** An order that was never opened on this device. */
export const NotKept = meta.story({
  beforeEach: withoutNetwork,
  ...startingFrom({ keptAt: null }),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
        /^(Нет соединения|You’re offline)$/,
      ),
    )
  },
})
