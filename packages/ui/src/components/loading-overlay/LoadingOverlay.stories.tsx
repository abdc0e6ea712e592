import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { LoadingOverlay } from './index.ts'

const meta = preview.meta({
  title: 'UI/LoadingOverlay',
  component: LoadingOverlay,
  args: { label: 'Загружаем каталог' },
  parameters: {
    layout: 'fullscreen',
    english: { label: 'Loading catalog' },
    docs: {
      description: {
        component:
          'For the one moment when nothing of a page can be shown yet: the app starts, a whole page is fetched. It fades in late, so a quick page never flashes. Not for a part of a page (Skeleton, Spinner), not for an action that runs (a Button’s `loading`), and never over something a person is typing into.',
      },
      story: { inline: false, height: '360px' },
    },
  },
})

export const FullScreen = meta.story({
  play: async ({ canvas }) => {
    const overlay = canvas.getByRole('status')
    await expect(overlay).toHaveTextContent('Загружаем каталог')
    const { width, height } = overlay.getBoundingClientRect()
    await expect([width, height]).toEqual([innerWidth, innerHeight])
  },
})

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })
