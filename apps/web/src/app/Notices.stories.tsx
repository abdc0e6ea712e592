import { mock, refuse } from '@flower-market/api-client/msw'
import { useAtomValue, useSetAtom } from 'jotai'
import { expect, waitFor } from 'storybook/test'
import { type HeldTimers, holdTimers } from '../../../../.storybook/held-timers.ts'
import preview from '../../../../.storybook/preview.tsx'
import { notifyAtom, Notices, shownInPlace, type Notice } from '@flower-market/app-runtime/notifications'
import { apiAtom } from '@flower-market/app-runtime/session'
import { withScreen } from '../stories/screen-story.tsx'

const notices: readonly Omit<Notice, 'id'>[] = [
  { tone: 'info', message: 'shell.cartRepaired' },
  { tone: 'danger', message: 'shell.cartQuarantined' },
]

function Page() {
  const notify = useSetAtom(notifyAtom)
  return (
    <>
      {notices.map((notice) => (
        <button key={notice.message} type="button" onClick={() => notify(notice)}>
          {notice.tone}
        </button>
      ))}
      <Notices />
    </>
  )
}

const meta = preview.meta({
  title: 'App/Notices',
  component: Page,
  ...withScreen({ path: '/catalog', frame: 'none' }),
})

export const Shown = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'info' }))
    await userEvent.click(canvas.getByRole('button', { name: 'danger' }))
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2))
  },
})

export const SameTwice = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'info' }))
    await userEvent.click(canvas.getByRole('button', { name: 'info' }))
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1))
  },
})

export const Dismissed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'danger' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Закрыть уведомление' }))
    await waitFor(() => expect(canvas.queryByRole('listitem')).toBeNull())
  },
})

let timers: HeldTimers

export const GoesByItself = meta.story({
  beforeEach: () => {
    timers = holdTimers((ms) => ms === 6000)
    return timers.release
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'info' }))
    await userEvent.click(canvas.getByRole('button', { name: 'danger' }))
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2))
    timers.pass()
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1))
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Не удалось прочитать')
  },
})

function ignore(): null {
  return null
}

/** A call whose failure nobody shows, and one whose caller does. */
function Calls() {
  const api = useAtomValue(apiAtom)
  return (
    <>
      <button type="button" onClick={() => void api.call('accountList').catch(ignore)}>
        unshown
      </button>
      <button type="button" onClick={() => void api.call('accountList', {}, shownInPlace).catch(ignore)}>
        in place
      </button>
      <Notices />
    </>
  )
}

export const ApiError = meta.story({
  render: () => <Calls />,
  beforeEach: ({ msw }) => msw.use(mock('accountList', () => refuse('internal'))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'unshown' }))
    await waitFor(() =>
      expect(canvas.getByRole('listitem')).toHaveTextContent(/Что-то пошло не так|Something went wrong/),
    )
  },
})

export const ApiErrorInEnglish = ApiError.extend({ globals: { locale: 'en' } })

export const ApiErrorShownInPlace = meta.story({
  render: () => <Calls />,
  beforeEach: ({ msw }) => {
    const codes = ['internal', 'too-many-requests'] as const
    let calls = 0
    msw.use(
      mock('accountList', () => {
        calls += 1
        return refuse(codes[calls - 1] ?? 'internal')
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'in place' }))
    await userEvent.click(canvas.getByRole('button', { name: 'unshown' }))
    await canvas.findByRole('listitem')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
  },
})
