import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { useStoryText } from '../../../../../.storybook/story-text.tsx'
import { Spinner } from './index.ts'

const meta = preview.meta({
  title: 'UI/Spinner',
  component: Spinner,
  parameters: {
    docs: {
      description: {
        component:
          'For a wait of a second or more in a small place: beside a sum that is being reckoned, in a field. A Button has its own (`loading`). Not for a whole block (Skeleton) or page (LoadingOverlay), and not where the share that is done is known (ProgressBar). Give it a `label` only where no words stand beside it.',
      },
    },
  },
})

function Reckoning() {
  return (
    <p>
      <Spinner /> {useStoryText('Рассчитываем стоимость доставки', 'Calculating the delivery cost')}
    </p>
  )
}

export const Named = meta.story({
  args: { label: 'Рассчитываем стоимость доставки' },
  parameters: { english: { label: 'Calculating the delivery cost' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Рассчитываем стоимость доставки' })).toBeVisible()
  },
})

export const InALine = meta.story({
  render: () => <Reckoning />,
})
