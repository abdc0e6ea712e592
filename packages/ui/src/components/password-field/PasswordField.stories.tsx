import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { PasswordField } from './index.ts'

const meta = preview.meta({
  title: 'UI/PasswordField',
  component: PasswordField,
  args: {
    label: 'Пароль',
    revealLabel: 'показать',
    hideLabel: 'скрыть',
    defaultValue: 'красная роза',
    autoComplete: 'current-password',
  },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
})

export const Hidden = meta.story()
export const WithError = meta.story({ args: { error: 'Неверная почта или пароль.' } })

export const RevealedByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Пароль')
    await expect(input).toHaveAttribute('type', 'password')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('button', { name: 'скрыть' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveAttribute('type', 'password')
  },
})
