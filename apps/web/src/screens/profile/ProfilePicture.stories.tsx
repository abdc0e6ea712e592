import { avatarFixture, profileScenarios, sessionFixture } from '@flower-market/api-client/msw'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import ProfileScreen from './ProfileScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Profile/Picture',
  component: ProfileScreen,
  ...withScreen({ path: '/profile' }),
})

/** The button that was pressed goes; the focus stays beside where it was. */
export const Removed = meta.story({
  ...startingFrom({ session: { ...sessionFixture, avatar: avatarFixture } }),
  beforeEach: ({ msw }) => msw.use(...profileScenarios.avatar()),
  play: async ({ canvas, userEvent }) => {
    const remove = { name: /^(Удалить|Remove)$/ }
    await waitFor(() => expect(canvas.getByRole('button', remove)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', remove))
    await waitFor(() => expect(canvas.queryByRole('button', remove)).toBeNull())
    const choose = { name: /^(Выбрать фото|Choose photo)$/ }
    await waitFor(() => expect(canvas.getByRole('button', choose)).toHaveFocus())
  },
})
