import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { useStoryText } from '../../../../../.storybook/story-text.tsx'
import { VisuallyHidden } from './index.ts'

const meta = preview.meta({
  title: 'UI/VisuallyHidden',
  component: VisuallyHidden,
  parameters: {
    docs: {
      description: {
        component:
          'Words that a screen reader needs and the eye has already: what a number counts, the head of a column of buttons. Not for what everybody should know, and not for the name of a button with an icon: IconButton has its label.',
      },
    },
  },
})

function Cart() {
  return (
    <button type="button">
      3<VisuallyHidden> {useStoryText('позиции в корзине', 'items in the cart')}</VisuallyHidden>
    </button>
  )
}

export const InAName = meta.story({
  render: () => <Cart />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '3 позиции в корзине' })).toBeVisible()
    await expect(canvas.getByText('позиции в корзине').getBoundingClientRect().width).toBeLessThanOrEqual(1)
  },
})
