import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Kbd } from './index.ts'

const meta = preview.meta({
  title: 'UI/Kbd',
  component: Kbd,
  args: { keys: ['Enter'] },
  parameters: {
    docs: {
      description: {
        component:
          'Beside the action that the keys do: in a menu, a tooltip, a line of help. Not on a phone, and not as the only way to tell of an action.',
      },
    },
  },
})

export const OneKey = meta.story()

export const Together = meta.story({
  args: { keys: ['Ctrl', 'Shift', 'K'] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Ctrl+Shift+K')
    await expect(canvasElement.querySelectorAll('kbd kbd')).toHaveLength(3)
  },
})

export const InASentence = meta.story({
  render: () => (
    <p>
      Стрелки ходят по ячейкам, <Kbd keys={['Enter']} /> ведёт дальше, <Kbd keys={['Esc']} /> отменяет.
    </p>
  ),
})
