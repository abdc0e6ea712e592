import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { CloseIcon, FilterIcon } from '../icons/index.ts'
import { IconButton } from './index.ts'

const meta = preview.meta({
  title: 'UI/IconButton',
  component: IconButton,
  args: { label: 'Закрыть', children: <CloseIcon />, onClick: fn() },
  parameters: {
    english: { label: 'Close' },
    docs: {
      description: {
        component:
          'For an action whose picture everybody knows (close, plus, minus, search) where words have no room. `label` is its name; a Tooltip may show it. Not for an action that has to be explained: use a Button with words. Of two states give `aria-pressed`.',
      },
    },
  },
})

export const Quiet = meta.story()
export const Outlined = meta.story({ args: { tone: 'outlined' } })
export const Disabled = meta.story({ args: { tone: 'outlined', disabled: true } })

export const Pressed = meta.story({
  args: { label: 'Фильтры', 'aria-pressed': true, children: <FilterIcon /> },
  parameters: { english: { label: 'Filters' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Фильтры', pressed: true })).toBeVisible()
  },
})

export const Sizes = meta.story({
  args: { tone: 'outlined' },
  render: (args) => (
    <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
      <IconButton {...args} size="s" />
      <IconButton {...args} size="m" />
      <IconButton {...args} size="l" />
    </div>
  ),
})

export const PressedByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Закрыть' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
})
