import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { TextLink } from './index.ts'

const meta = preview.meta({
  title: 'UI/TextLink',
  component: TextLink,
  args: { href: '#', children: 'История заказов' },
})

export const Accent = meta.story()
export const Quiet = meta.story({ args: { tone: 'quiet' } })

export const InText = meta.story({
  render: (args) => (
    <p>
      Разница вернулась на баланс, подробности в разделе <TextLink {...args} />.
    </p>
  ),
})

const open = fn()

export const AsButton = meta.story({
  render: () => (
    <TextLink asChild>
      <button type="button" onClick={open}>
        Повторить заказ
      </button>
    </TextLink>
  ),
  play: async ({ canvas, userEvent }) => {
    open.mockClear()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Повторить заказ' })).toHaveFocus()
    await expect(open).toHaveBeenCalledOnce()
  },
})
