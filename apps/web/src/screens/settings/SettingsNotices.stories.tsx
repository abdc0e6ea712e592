import { noticeScenarios } from '@flower-market/api-client/msw'
import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { useHydrateAtoms } from 'jotai/utils'
import type { ComponentType } from 'react'
import preview from '../../../../../.storybook/preview.tsx'
import { withScreen } from '../../stories/screen-story.tsx'
import { pushBrowserAtom, type PushAddress, type PushBrowser } from './push-browser.ts'
import SettingsScreen from './SettingsScreen.tsx'

const meta = preview.meta({
  title: 'Screens/SettingsNotices',
  component: SettingsScreen,
  ...withScreen({ path: '/settings' }),
})

async function section({ canvas }: StoryContext, name: string) {
  return within(await canvas.findByRole('region', { name }))
}

/** The mails about money are switched on and a night is kept quiet, without a mouse. */
export const NoticesByKeyboard = meta.story({
  play: async (context) => {
    const notices = await section(context, 'Уведомления и тихие часы')
    await waitFor(() => expect(notices.getByRole('group', { name: 'Поступили деньги' })).toBeVisible())
    const mail = within(notices.getByRole('group', { name: 'Поступили деньги' })).getByLabelText('Почта')
    mail.focus()
    await context.userEvent.keyboard(' ')
    await expect(mail).toBeChecked()
    notices.getByRole('switch', { name: 'Тихие часы' }).focus()
    await context.userEvent.keyboard(' ')
    await waitFor(() => expect(notices.getByLabelText('С')).toHaveDisplayValue('22:00'))
    await context.userEvent.selectOptions(notices.getByLabelText('Часовой пояс'), 'Asia/Vladivostok')
    notices.getByRole('button', { name: 'Сохранить' }).focus()
    await context.userEvent.keyboard('{Enter}')
    await waitFor(() => expect(notices.getByText('Изменения сохранены.')).toBeVisible())
  },
})

export const NoticesNotSaved = meta.story({
  beforeEach: ({ msw }) => msw.use(...noticeScenarios.settingsNotSaved()),
  play: async (context) => {
    const notices = await section(context, 'Уведомления и тихие часы')
    await waitFor(() => expect(notices.getByRole('switch', { name: 'Тихие часы' })).toBeVisible())
    await context.userEvent.click(notices.getByRole('switch', { name: 'Тихие часы' }))
    await context.userEvent.click(notices.getByRole('button', { name: 'Сохранить' }))
    await waitFor(() => expect(notices.getByRole('alert')).toBeVisible())
  },
})

/** A browser that is asked and answers, without a service behind it. */
function pushBrowser(answer: PushAddress | null): PushBrowser {
  return { isSupported: true, subscribe: async () => answer, unsubscribe: async () => {} }
}

const address: PushAddress = {
  address: 'https://fcm.googleapis.com/fcm/send/story',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}

function inBrowser(answer: PushBrowser) {
  return (Story: ComponentType) => {
    useHydrateAtoms([[pushBrowserAtom, answer]])
    return <Story />
  }
}

async function pushSwitch(context: StoryContext) {
  const notices = await section(context, 'Уведомления и тихие часы')
  await waitFor(() => expect(notices.getByRole('switch', { name: 'Push в этом браузере' })).toBeEnabled())
  return { notices, push: () => notices.getByRole('switch', { name: 'Push в этом браузере' }) }
}

/** Push messages are switched on and off again without a mouse. */
export const PushByKeyboard = meta.story({
  decorators: [inBrowser(pushBrowser(address))],
  play: async (context) => {
    const { push } = await pushSwitch(context)
    push().focus()
    await context.userEvent.keyboard(' ')
    await waitFor(() => expect(push()).toBeChecked())
    await waitFor(() => expect(push()).toBeEnabled())
    push().focus()
    await context.userEvent.keyboard(' ')
    await waitFor(() => expect(push()).not.toBeChecked())
  },
})

export const PushDenied = meta.story({
  decorators: [inBrowser(pushBrowser(null))],
  play: async (context) => {
    const { notices, push } = await pushSwitch(context)
    await context.userEvent.click(push())
    await waitFor(() => expect(notices.getByRole('alert')).toBeVisible())
    await expect(push()).not.toBeChecked()
  },
})

export const PushUnsupported = meta.story({
  decorators: [inBrowser({ ...pushBrowser(null), isSupported: false })],
  play: async (context) => {
    const notices = await section(context, 'Уведомления и тихие часы')
    await waitFor(() => expect(notices.getByText(/не показывает push-уведомления/)).toBeVisible())
  },
})
