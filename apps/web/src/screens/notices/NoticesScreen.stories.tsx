import { noticeScenarios } from '@flower-market/api-client/msw'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { withScreen } from '../../stories/screen-story.tsx'
import NoticesScreen from './NoticesScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Notices',
  component: NoticesScreen,
  ...withScreen({ path: '/notices' }),
  beforeEach: ({ msw }) => msw.use(...noticeScenarios.loaded()),
})

const unread = /^(Не прочитано|Unread)/

/** Opening one counts it as read. */
export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('link', { name: unread })).toHaveLength(4))
    await expect(canvas.getByRole('link', { name: /(Explorer подешевел|Explorer now costs)/ })).toBeVisible()
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...noticeScenarios.loading()),
})

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...noticeScenarios.empty()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible())
  },
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(...noticeScenarios.loadFailed()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
  },
})

/** All are read with one key press, and the way to do so is gone. */
export const AllReadByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('link', { name: unread })).toHaveLength(4))
    canvas.getByRole('button', { name: /Прочитать все|Mark all as read/ }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryAllByRole('link', { name: unread })).toHaveLength(0))
    await waitFor(() => expect(canvas.queryByRole('button', { name: /Прочитать все|Mark all/ })).toBeNull())
  },
})

export const LongContent = meta.story({
  beforeEach: ({ msw }) => msw.use(...noticeScenarios.longContent()),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText(/20 из 130|20 of 130/)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: /Показать ещё|Show more/ }))
    await waitFor(() => expect(canvas.getByText(/40 из 130|40 of 130/)).toBeVisible())
  },
})
