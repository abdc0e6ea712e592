import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { useStoryText } from '../../../../../.storybook/story-text.tsx'
import { Chip, type ChipProps } from './index.ts'

const meta = preview.meta({
  title: 'UI/Chip',
  component: Chip,
  args: { children: 'Розы', removeLabel: 'убрать фильтр', onClick: fn() },
  parameters: {
    english: { children: 'Roses', removeLabel: 'remove filter' },
    docs: {
      description: {
        component:
          'One chosen fact that a press takes away: an active filter. Not for choosing (ToggleButton, Checkbox), not for states (StatusBadge), not for counts (Badge). The removal must be undone as easily: the filter stays where it was set.',
      },
    },
  },
})

export const Removable = meta.story()

function Chosen(args: ChipProps) {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {useStoryText(['Розы', '50–60 см', '45–180 ₽'], ['Roses', '50–60 cm', '45–180 ₽']).map((words) => (
        <Chip key={words} {...args}>
          {words}
        </Chip>
      ))}
    </div>
  )
}

export const Several = meta.story({ render: (args) => <Chosen {...args} /> })

export const LongContent = meta.story({
  args: { children: 'Quinta Lumbre de los Altos del Río Cojimíes', style: { maxWidth: 220 } },
  parameters: { english: { children: 'Quinta Lumbre de los Altos del Río Cojimíes' } },
})

export const RemovedByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Розы убрать фильтр' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
})
