import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { withScreen } from '../../stories/screen-story.tsx'
import { Footer } from './Footer.tsx'

const meta = preview.meta({
  title: 'App/Footer',
  component: Footer,
  ...withScreen({ path: '/catalog', frame: 'none' }),
})

export const Russian = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('ГК «Цветочный рынок»')).toBeVisible())
    await expect(canvas.getByRole('link', { name: '+7 495 000-00-00' })).toHaveAttribute(
      'href',
      'tel:+74950000000',
    )
  },
})

export const English = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Flower Market Group')).toBeVisible())
  },
})

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })
