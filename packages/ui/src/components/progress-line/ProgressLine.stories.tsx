import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { useStoryText } from '../../../../../.storybook/story-text.tsx'
import { ProgressLine } from './index.ts'

const Missing = () => (
  <>
    {useStoryText('До бесплатной доставки', 'To free delivery')} <b>{useStoryText('1 420 ₽', '1,420 ₽')}</b>
  </>
)

const meta = preview.meta({
  title: 'UI/ProgressLine',
  component: ProgressLine,
  args: { max: 10_000, style: { maxWidth: 300 } },
  parameters: {
    docs: {
      description: {
        component:
          'For a threshold that one comes nearer to by acting: a least order, a discount. The words carry the meaning, the line is their picture. For free delivery take FreeDeliveryProgress, which also says when it is reached; for a work that runs by itself, ProgressBar.',
      },
    },
  },
})

export const AlmostThere = meta.story({
  args: {
    value: 8580,
    children: <Missing />,
  },
  play: async ({ canvas }) => {
    const line = canvas.getByRole<HTMLProgressElement>('progressbar')
    await expect(line).toHaveAccessibleName('До бесплатной доставки 1 420 ₽')
    await expect(line.position).toBeCloseTo(0.858)
  },
})

export const Nothing = meta.story({
  args: { value: 0, children: 'До бесплатной доставки 10 000 ₽' },
  parameters: { english: { children: '10,000 ₽ to free delivery' } },
})

export const Over = meta.story({
  args: { value: 41_740, children: 'Доставка бесплатно' },
  parameters: { english: { children: 'Delivery is free' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole<HTMLProgressElement>('progressbar').position).toBe(1)
  },
})
