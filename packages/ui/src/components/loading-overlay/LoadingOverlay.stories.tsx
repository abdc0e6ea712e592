import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { LoadingOverlay } from './index.ts'

const meta = preview.meta({
  title: 'UI/LoadingOverlay',
  component: LoadingOverlay,
  args: { label: 'Загружаем каталог' },
  parameters: { layout: 'fullscreen' },
})

export const FullScreen = meta.story({
  play: async ({ canvas }) => {
    const overlay = canvas.getByRole('status')
    await expect(overlay).toHaveTextContent('Загружаем каталог')
    const { width, height } = overlay.getBoundingClientRect()
    await expect([width, height]).toEqual([innerWidth, innerHeight])
  },
})
