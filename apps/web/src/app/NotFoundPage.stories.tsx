import { expect, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { withScreen } from '../stories/screen-story.tsx'
import { NotFoundPage } from '@flower-market/app-runtime/errors'

const meta = preview.meta({
  title: 'App/NotFoundPage',
  component: NotFoundPage,
  ...withScreen({ path: '/catalog?types=tulips', frame: 'none' }),
})

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Не найдена страница: /catalog?types=tulips')).toBeVisible())
  },
})

export const InEnglish = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Page not found: /en/catalog?types=tulips')).toBeVisible())
  },
})

export const MalformedId = meta.story({
  args: { isMalformed: true },
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Page Not Found: /en/catalog')).toBeVisible())
    await expect(document.title).toBe('Page not found! — Flower Market Group')
  },
})
