import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { useStoryText } from '../../../../../.storybook/story-text.tsx'
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

function Help() {
  const [arrows, on, back] = useStoryText(
    ['Стрелки ходят по ячейкам,', 'ведёт дальше,', 'отменяет.'],
    ['Arrows walk the cells,', 'goes on,', 'takes back.'],
  )
  return (
    <p>
      {arrows} <Kbd keys={['Enter']} /> {on} <Kbd keys={['Esc']} /> {back}
    </p>
  )
}

export const InASentence = meta.story({ render: () => <Help /> })
