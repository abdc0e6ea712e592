import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Checkbox } from './index.ts'

const meta = preview.meta({
  title: 'UI/Checkbox',
  component: Checkbox,
  args: { children: 'Alto Zafiro Roses' },
  decorators: [(Story) => <div style={{ maxWidth: 220 }}>{Story()}</div>],
})

export const Unchecked = meta.story()
export const Checked = meta.story({ args: { defaultChecked: true } })
export const WithCount = meta.story({ args: { trailing: '214', defaultChecked: true } })
export const Disabled = meta.story({ args: { disabled: true, trailing: '0' } })
export const DisabledChecked = meta.story({ args: { disabled: true, defaultChecked: true } })
export const Indeterminate = meta.story({
  args: {
    ref: (input) => {
      if (input) input.indeterminate = true
    },
  },
})

export const LongContent = meta.story({
  args: { children: 'Quinta Lumbre de los Altos del Río Cojimíes', trailing: '1 284' },
})

export const ToggledByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Alto Zafiro Roses' })
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await userEvent.click(canvas.getByText('Alto Zafiro Roses'))
    await expect(box).not.toBeChecked()
  },
})
