import { emitEvent, mock } from '@flower-market/api-client/msw'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import SettingsScreen from '../../screens/settings/SettingsScreen.tsx'
import { withScreen } from '../../stories/screen-story.tsx'

const meta = preview.meta({
  title: 'Admin/Header',
  component: SettingsScreen,
  ...withScreen({ path: '/settings', frame: 'shell' }),
})

let waiting = 0
const countsWaiting = mock('deskCount', () => ({ count: waiting }))

export const ItemsWait = meta.story({
  beforeEach: ({ msw }) => {
    waiting = 18
    msw.use(countsWaiting)
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^(Дела 18 дел ждут|Desk 18 items are waiting)$/ })
    waiting = 21
    emitEvent('desk-changed', { kind: 'claim' })
    await waitFor(() =>
      expect(
        canvas.getByRole('link', { name: /^(Дела 21 дело ждёт|Desk 21 items are waiting)$/ }),
      ).toBeVisible(),
    )
  },
})

export const NothingWaits = meta.story({
  beforeEach: ({ msw }) => {
    waiting = 1
    msw.use(countsWaiting)
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^(Дела 1 дело ждёт|Desk 1 item is waiting)$/ })
    waiting = 0
    emitEvent('desk-changed', { kind: 'claim' })
    await waitFor(() => expect(canvas.getByRole('link', { name: /^(Дела|Desk)$/ })).toBeVisible())
  },
})
