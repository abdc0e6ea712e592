import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Avatar } from './index.ts'

const portrait =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 72 72"%3E%3Crect width="72" height="72" fill="%23e0c9a6"/%3E%3Ccircle cx="36" cy="29" r="14" fill="%237a4a2b"/%3E%3Cpath d="M8 72c3-20 15-26 28-26s25 6 28 26z" fill="%232f6b3f"/%3E%3C/svg%3E'

const meta = preview.meta({
  title: 'UI/Avatar',
  component: Avatar,
  args: { name: 'Анна Королёва' },
  parameters: {
    english: { name: 'Anna Koroleva' },
    docs: {
      description: {
        component:
          'For a person or a company in a header, a list or a profile. Where the name stands beside it pass `alt=""`, else the name is read twice. Not for goods: those have FlowerPlate, and not for the shop itself: that is LogoMark.',
      },
    },
  },
})

export const Initials = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Анна Королёва' })).toHaveTextContent('АК')
  },
})
export const Small = meta.story({ args: { size: 's' } })
export const Large = meta.story({ args: { size: 'l' } })

export const Picture = meta.story({
  args: { src: portrait, size: 'l' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveTextContent('')
  },
})

export const PictureThatDoesNotLoad = meta.story({
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img')).toHaveTextContent('АК'))
  },
})

export const WithoutAName = meta.story({ args: { name: '+7 999 123-45-67' } })

export const BesideItsName = meta.story({
  args: { alt: '' },
  render: (args) => (
    <p style={{ display: 'flex', gap: 10, alignItems: 'center' }}>
      <Avatar {...args} /> {args.name}
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
  },
})
