import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import { withoutNetwork } from '../../stories/without-network.ts'
import HistoryScreen from './HistoryScreen.tsx'

const meta = preview.meta({
  title: 'Screens/History/Offline',
  component: HistoryScreen,
  ...withScreen({ path: '/history', frame: 'shell' }),
})

export const Kept = meta.story({
  beforeEach: withoutNetwork,
  ...startingFrom({ keptAt: '2026-11-20T15:40:00Z' }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/20 (нояб|Nov).*18:40/)).toBeVisible())
    await expect(canvas.getByRole('table')).toBeVisible()
  },
})

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
