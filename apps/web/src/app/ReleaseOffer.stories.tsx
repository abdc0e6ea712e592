import { expect, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import HistoryScreen from '../screens/history/HistoryScreen.tsx'
import { startingFrom, withScreen } from '../stories/screen-story.tsx'

const meta = preview.meta({
  title: 'App/ReleaseOffer',
  component: HistoryScreen,
  ...withScreen({ path: '/history', frame: 'shell' }),
})

/** A newer release waits; the page stays as it is until the person agrees. */
export const Waits = meta.story({
  ...startingFrom({ isReleaseWaiting: true }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Вышло обновление магазина|has been updated/)).toBeVisible())
    await expect(canvas.getByRole('button', { name: /^(Обновить|Reload)$/ })).toBeVisible()
  },
})
