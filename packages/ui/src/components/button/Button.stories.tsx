import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from './index.ts'

const meta = preview.meta({
  title: 'UI/Button',
  component: Button,
  args: { children: 'Оформить заказ', onClick: fn() },
})

export const Primary = meta.story({ args: { tone: 'primary' } })
export const Secondary = meta.story({ args: { tone: 'secondary' } })
export const Quiet = meta.story({ args: { tone: 'quiet' } })
export const Danger = meta.story({ args: { tone: 'danger', children: 'Отменить заказ' } })
export const Disabled = meta.story({ args: { tone: 'primary', disabled: true } })

export const Sizes = meta.story({
  render: (args) => (
    <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
      <Button {...args} tone="primary" size="s" />
      <Button {...args} tone="primary" size="m" />
      <Button {...args} tone="primary" size="l" />
    </div>
  ),
})

export const AsLink = meta.story({
  args: { tone: 'primary', asChild: true, children: <a href="#catalog">Открыть каталог</a> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Открыть каталог' })).toHaveAttribute('href', '#catalog')
  },
})

export const PressedByKeyboard = meta.story({
  args: { tone: 'primary' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
})

export const Loading = meta.story({
  args: { tone: 'primary', loading: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Оформить заказ' })
    await userEvent.click(button)
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
  },
})
