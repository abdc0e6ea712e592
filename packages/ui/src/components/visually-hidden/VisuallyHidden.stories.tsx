import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { VisuallyHidden } from './index.ts'

const meta = preview.meta({ title: 'UI/VisuallyHidden', component: VisuallyHidden })

export const InAName = meta.story({
  render: () => (
    <button type="button">
      3<VisuallyHidden> позиции в корзине</VisuallyHidden>
    </button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '3 позиции в корзине' })).toBeVisible()
    await expect(canvas.getByText('позиции в корзине').getBoundingClientRect().width).toBeLessThanOrEqual(1)
  },
})
