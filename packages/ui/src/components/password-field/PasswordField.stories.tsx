import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { useStoryText } from '../../../../../.storybook/story-text.tsx'
import { estimatePassword, PasswordField, type PasswordFieldProps } from './index.ts'

const meta = preview.meta({
  title: 'UI/PasswordField',
  component: PasswordField,
  args: {
    label: 'Пароль',
    revealLabel: 'Показать',
    hideLabel: 'Скрыть',
    defaultValue: 'красная роза',
    autoComplete: 'current-password',
  },
  parameters: {
    english: { label: 'Password', revealLabel: 'show', hideLabel: 'hide' },
    docs: {
      description: {
        component:
          'For every password. `strength` only where a new one is made: at signing in it would judge what cannot be changed there. The meter advises and refuses nothing. Not for a code of a few digits (PinField).',
      },
    },
  },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
})

export const Hidden = meta.story()
export const WithError = meta.story({
  args: { error: 'Неверная почта или пароль.' },
  parameters: { english: { error: 'Wrong email or password.' } },
})

export const RevealedByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Пароль')
    await expect(input).toHaveAttribute('type', 'password')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('button', { name: 'Скрыть' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveAttribute('type', 'password')
  },
})

function Making({ defaultValue, ...props }: PasswordFieldProps) {
  const [password, setPassword] = useState(String(defaultValue))
  const score = estimatePassword(password, ['anna@buket.example'])
  const words = useStoryText(
    ['Очень слабый', 'Слабый', 'Средний', 'Хороший', 'Надёжный'],
    ['Very weak', 'Weak', 'Fair', 'Good', 'Strong'],
  )
  return (
    <PasswordField
      {...props}
      autoComplete="new-password"
      value={password}
      onChange={({ target }) => setPassword(target.value)}
      strength={{ score, label: password && words[score] }}
    />
  )
}

export const NewPassword = meta.story({
  args: { defaultValue: '', hint: 'Надёжнее фраза из нескольких слов.' },
  parameters: { english: { hint: 'A phrase of several words is best.' } },
  render: (args) => <Making {...args} />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Пароль')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.tab()
    await userEvent.keyboard('12345678')
    await expect(canvas.getByRole('status')).toHaveTextContent('Очень слабый')
    await userEvent.clear(input)
    await userEvent.keyboard('красная роза')
    await expect(canvas.getByRole('status')).toHaveTextContent('Хороший')
    await expect(input).toHaveAccessibleDescription('Хороший Надёжнее фраза из нескольких слов.')
  },
})

export const Weak = NewPassword.extend({ args: { defaultValue: 'роза7' }, play: async () => undefined })
export const Fair = NewPassword.extend({ args: { defaultValue: 'роза-7кп' }, play: async () => undefined })
export const Strong = NewPassword.extend({
  args: { defaultValue: 'красная роза у окна' },
  play: async () => undefined,
})
