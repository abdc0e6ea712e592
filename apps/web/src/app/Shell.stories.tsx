import { anna, cartFixture } from '@flower-market/api-client/msw'
import { TextField } from '@flower-market/ui'
import type { StoryContext } from '@storybook/react-vite'
import { useSetAtom } from 'jotai'
import { expect, screen, waitFor, within } from 'storybook/test'
import { type HeldTimers, holdTimers } from '../../../../.storybook/held-timers.ts'
import preview from '../../../../.storybook/preview.tsx'
import { paths } from '../paths.ts'
import { isCodeMissingAtom } from '@flower-market/app-runtime/errors'
import { isSessionLostAtom, sessionAtom, socketStatusAtom } from '@flower-market/app-runtime/session'
import { startingFrom, withScreen } from '../stories/screen-story.tsx'
import { Shell } from './Shell.tsx'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'

const meta = preview.meta({
  title: 'App/Shell',
  component: Shell,
  args: { children: <h1>Страница</h1> },
  ...withScreen({ path: '/history?page=2', cart: cartFixture, frame: 'none' }),
})

export const SignedIn = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Страница' })
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Перейти к содержанию' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
  },
})

export const Guest = meta.story(startingFrom({ path: '/signin', session: null }))

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })

function LosesSession() {
  const setSession = useSetAtom(sessionAtom)
  const setLost = useSetAtom(isSessionLostAtom)
  const lose = () => {
    setSession(null)
    setLost(true)
  }
  return (
    <>
      <input aria-label="Комментарий" />
      <button type="button" onClick={lose}>
        Время вышло
      </button>
      <LocalizedLink to={paths.cart()}>Дальше</LocalizedLink>
    </>
  )
}

async function loseSession({ canvas, userEvent }: StoryContext) {
  await userEvent.type(await canvas.findByLabelText('Комментарий'), 'до девяти утра')
  await userEvent.click(canvas.getByRole('button', { name: 'Время вышло' }))
  await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Сеанс завершён'))
  await userEvent.click(canvas.getByRole('button', { name: 'Войти снова' }))
  return screen.findByRole('dialog', { name: 'Войти снова' })
}

export const SessionLost = meta.story({
  args: { children: <LosesSession /> },
  play: async (context) => {
    const dialog = within(await loseSession(context))
    await expect(dialog.getByLabelText('Почта')).toHaveValue(anna.email)
    await waitFor(() => expect(dialog.getByLabelText('Пароль')).toHaveFocus())
    await expect(dialog.getByRole('link', { name: 'Войти другим способом' })).toHaveAttribute(
      'href',
      '/signin?return=%2Fhistory%3Fpage%3D2',
    )
  },
})

export const SignsInAgainInPlace = meta.story({
  args: { children: <LosesSession /> },
  play: async (context) => {
    const { canvas, userEvent } = context
    const dialog = within(await loseSession(context))
    const password = dialog.getByLabelText('Пароль')
    await userEvent.type(password, 'васильки{Enter}')
    await waitFor(() => expect(dialog.getByText('Неверная почта или пароль.')).toBeVisible())
    await userEvent.clear(password)
    await userEvent.type(password, `${anna.password}{Enter}`)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(canvas.getByLabelText('Комментарий')).toHaveValue('до девяти утра')
    await expect(canvas.getByRole('link', { name: 'Заказы' })).toBeVisible()
  },
})

export const SignInAgainOnAPhone = meta.story({
  args: { children: <LosesSession /> },
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await loseSession(context)
  },
})

function Broken(): never {
  throw new TypeError('a mistake in a screen')
}

export const ScreenThrows = meta.story({
  args: { children: <Broken /> },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Ой… Что-то пошло не так.'))
    await expect(canvas.getByRole('link', { name: 'Заказы' })).toBeVisible()
  },
})

function LosesConnection() {
  const setStatus = useSetAtom(socketStatusAtom)
  return (
    <>
      <button type="button" onClick={() => setStatus('disconnected')}>
        Связь пропала
      </button>
      <button type="button" onClick={() => setStatus('connected')}>
        Связь вернулась
      </button>
    </>
  )
}

let connectionTimers: HeldTimers

export const ConnectionLost = meta.story({
  args: { children: <LosesConnection /> },
  beforeEach: () => {
    connectionTimers = holdTimers((ms) => ms === 5000)
    return connectionTimers.release
  },
  play: async ({ canvas, userEvent }) => {
    const lost = /Нет связи с сервером|connection to the server is lost/
    await userEvent.click(await canvas.findByRole('button', { name: 'Связь пропала' }))
    await expect(canvas.queryByText(lost)).toBeNull()
    connectionTimers.pass()
    await waitFor(() => expect(canvas.getByText(lost)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Связь вернулась' }))
    await waitFor(() => expect(canvas.queryByText(lost)).toBeNull())
  },
})

function MissesCode() {
  const setMissing = useSetAtom(isCodeMissingAtom)
  return (
    <>
      <TextField label="Комментарий" />
      <button type="button" onClick={() => setMissing(true)}>
        Код не загрузился
      </button>
    </>
  )
}

export const CodeMissing = meta.story({
  args: { children: <MissesCode /> },
  play: async ({ canvas, userEvent }) => {
    // A page on which nothing was typed loads anew by itself.
    const comment = await canvas.findByLabelText('Комментарий')
    await userEvent.type(comment, 'Позвоните за час')
    await userEvent.click(canvas.getByRole('button', { name: 'Код не загрузился' }))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Обновить страницу|Reload page/ })).toBeVisible(),
    )
    await expect(comment).toHaveValue('Позвоните за час')
  },
})

function goOffline(isOffline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: !isOffline })
  window.dispatchEvent(new Event(isOffline ? 'offline' : 'online'))
}

export const Offline = meta.story({
  beforeEach: () => () => {
    Reflect.deleteProperty(navigator, 'onLine')
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Страница' })
    goOffline(true)
    await waitFor(() => expect(canvas.getByText(/^Нет интернета/)).toBeVisible())
    await expect(canvas.getByRole('heading', { name: 'Страница' })).toBeVisible()
  },
})

export const OnlineAgain = meta.story({
  beforeEach: () => () => {
    Reflect.deleteProperty(navigator, 'onLine')
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Страница' })
    goOffline(true)
    await canvas.findByText(/^Нет интернета/)
    goOffline(false)
    await waitFor(() => expect(canvas.queryByText(/^Нет интернета/)).toBeNull())
  },
})

function otherTab(news: unknown): void {
  const channel = new BroadcastChannel('flower-market')
  channel.postMessage(news)
  channel.close()
}

export const SignedOutInAnotherTab = meta.story({
  args: { children: <input aria-label="Комментарий" /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Комментарий'), 'до девяти утра')
    otherTab({ kind: 'signed-out' })
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Сеанс завершён'))
    await expect(canvas.getByLabelText('Комментарий')).toHaveValue('до девяти утра')
  },
})

export const AnotherLanguageInAnotherTab = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Страница' })
    localStorage.setItem('locale-choice', JSON.stringify({ locale: 'en', atMs: performance.timeOrigin + 1 }))
    await waitFor(() => {
      // The page listens a moment after it is drawn.
      dispatchEvent(new StorageEvent('storage', { key: 'locale-choice' }))
      return expect(canvas.getByLabelText('address')).toHaveTextContent('/en/history?page=2')
    })
  },
})

export const MenuOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: 'Ещё' })
    await userEvent.click(more)
    const menu = await screen.findByRole('dialog', { name: 'Меню' })
    await expect(menu).toHaveTextContent('Информация')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(menu).not.toBeInTheDocument())
    await waitFor(() => expect(more).toHaveFocus())
  },
})
