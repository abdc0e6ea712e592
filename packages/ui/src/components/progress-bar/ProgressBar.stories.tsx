import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { useStoryText } from '../../../../../.storybook/story-text.tsx'
import { ProgressBar } from './index.ts'

const meta = preview.meta({
  title: 'UI/ProgressBar',
  component: ProgressBar,
  args: { label: 'Загружаем фото', value: 3, max: 8, valueText: '3 из 8', style: { maxWidth: 360 } },
  parameters: {
    english: { label: 'Uploading photos', valueText: '3 of 8' },
    docs: {
      description: {
        component:
          'For a work whose end is known: files going up, lines being checked. Where it is not known, leave `value` out; under a second show nothing. Not for a threshold (FreeDeliveryProgress), not for a page that loads (Skeleton), not for the steps of a flow (Stepper).',
      },
    },
  },
})

export const UnderWay = meta.story({
  play: async ({ canvas }) => {
    const bar = canvas.getByRole<HTMLProgressElement>('progressbar', { name: 'Загружаем фото' })
    await expect(bar).toHaveAttribute('aria-valuetext', '3 из 8')
    await expect(bar.position).toBeCloseTo(0.375)
  },
})
export const Begun = meta.story({
  args: { value: 0, valueText: '0 из 8' },
  parameters: { english: { valueText: '0 of 8' } },
})
export const Done = meta.story({
  args: { value: 8, valueText: '8 из 8' },
  parameters: { english: { valueText: '8 of 8' } },
})

export const BeyondTheEnd = meta.story({
  args: { value: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole<HTMLProgressElement>('progressbar').position).toBe(1)
  },
})

function Reading() {
  return (
    <ProgressBar label={useStoryText('Читаем QR-код', 'Reading the QR code')} style={{ maxWidth: 320 }} />
  )
}

export const UnknownEnd = meta.story({
  render: () => <Reading />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole<HTMLProgressElement>('progressbar').position).toBe(-1)
  },
})
