import { ApiError } from '@flower-market/api-client'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { withScreen } from '../stories/screen-story.tsx'
import { FailurePage, watchChunkErrors } from '@flower-market/app-runtime/errors'

const meta = preview.meta({
  title: 'App/ErrorPage',
  component: FailurePage,
  ...withScreen({ path: '/history/order-1', route: '/history/:id', frame: 'none' }),
})

function refusal(status: number, requestId: string | null = null) {
  return new ApiError({
    kind: status === 0 ? 'network' : 'http',
    call: 'purchaseGet',
    message: 'refused',
    status,
    requestId,
  })
}

function chunkError(): Error {
  const page = new EventTarget()
  watchChunkErrors(page)
  const payload = new TypeError('Failed to fetch dynamically imported module')
  page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
  return payload
}

export const Error404 = meta.story({
  args: { error: refusal(404) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('404')).toBeVisible())
    await expect(canvas.getByRole('heading')).toHaveTextContent('Страница не найдена!')
    await expect(canvas.getByRole('button', { name: 'Вернуться в каталог' })).toBeVisible()
  },
})

export const Error500 = meta.story({
  args: { error: new TypeError('x is undefined') },
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('500')).toBeVisible())
    await expect(canvas.getByRole('heading')).toHaveTextContent('Oops... Something went wrong.')
    await expect(document.title).toBe('Oops... Something went wrong. — Flower Market Group')
  },
})

export const ServerFailed = meta.story({
  args: { error: refusal(500, '4f1c09be62d7a835') },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/номер запроса: 4f1c09be62d7a835/u)).toBeVisible())
  },
})

export const OtherError = meta.story({
  args: { error: refusal(0) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading')).toHaveTextContent('Непредвиденная ошибка'))
  },
})

export const PageNotLoaded = meta.story({
  args: { error: chunkError() },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading')).toHaveTextContent('Не удалось загрузить страницу'),
    )
    await expect(document.title).toBe('Не удалось загрузить страницу — ГК «Цветочный рынок»')
    await expect(canvas.getByRole('button', { name: 'Обновить страницу' })).toBeVisible()
  },
})
