import { expect } from 'storybook/test'
import { useStoryText } from '../../../../../.storybook/story-text.tsx'
import preview from '../../../../../.storybook/preview.tsx'
import { TextField } from '../text-field/index.ts'
import { Fieldset } from './index.ts'

function Address() {
  const text = useStoryText(
    { city: 'Город', street: 'Улица и дом', moscow: 'Москва' },
    { city: 'City', street: 'Street and building', moscow: 'Moscow' },
  )
  return (
    <>
      <TextField label={text.city} defaultValue={text.moscow} autoComplete="address-level2" />
      <TextField label={text.street} autoComplete="street-address" />
    </>
  )
}

const meta = preview.meta({
  title: 'UI/Fieldset',
  component: Fieldset,
  args: {
    legend: 'Адрес доставки',
    children: <Address />,
  },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
  parameters: {
    english: { legend: 'Delivery address' },
    docs: {
      description: {
        component:
          'Groups fields that mean something only together: an address, a person, a bank account. Not for layout, and not around a single field: its label is enough. An error here is about the group; what is wrong with one field stands under that field.',
      },
    },
  },
})

export const Plain = meta.story()
export const WithHint = meta.story({
  args: { hint: 'Доставляем с 6:00 до 12:00.' },
  parameters: { english: { hint: 'We deliver from 6 to 12.' } },
})
export const Disabled = meta.story({ args: { disabled: true } })

export const WithError = meta.story({
  args: { error: 'По этому адресу доставки нет.', hint: 'Доставляем с 6:00 до 12:00.' },
  parameters: {
    english: { error: 'There is no delivery to this address.', hint: 'We deliver from 6 to 12.' },
  },
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('group', { name: 'Адрес доставки' })
    await expect(group).toHaveAccessibleDescription(
      'По этому адресу доставки нет. Доставляем с 6:00 до 12:00.',
    )
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByLabelText('Улица и дом')).toHaveFocus()
  },
})
