import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Textarea } from './index.ts'

const meta = preview.meta({
  title: 'UI/Textarea',
  component: Textarea,
  args: { label: 'Комментарий к заказу' },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
  parameters: {
    english: { label: 'Order comment' },
    docs: {
      description: {
        component:
          'For words that may take several lines: a comment, a reason, a pasted list. Not for one line (TextField). It grows up to half of the screen. A `limit` cuts nothing off: what is too much stays, is counted, and its owner refuses it.',
      },
    },
  },
})

function explainLimit(left: number) {
  return left < 0 ? `Слишком длинно: лишних символов ${-left}` : `Осталось ${left}`
}
const english = {
  defaultValue: 'Call an hour before',
  explainLimit: (left: number) => (left < 0 ? `Too long by ${-left}` : `${left} left`),
}

export const Empty = meta.story({
  args: { placeholder: 'Позвоните за час' },
  parameters: { english: { placeholder: 'Call an hour before' } },
})
export const Disabled = meta.story({
  args: { defaultValue: 'Позвоните за час', disabled: true },
  parameters: { english: { defaultValue: 'Call an hour before' } },
})
export const WithHint = meta.story({
  args: { hint: 'Комментарий увидит водитель.' },
  parameters: { english: { hint: 'The driver will read it.' } },
})
export const WithCounter = meta.story({
  args: { defaultValue: 'Позвоните за час', limit: 300, explainLimit },
  parameters: { english },
})

export const WithError = meta.story({
  args: { error: 'Укажите причину.' },
  parameters: { english: { error: 'Enter the reason.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Комментарий к заказу')).toHaveAccessibleDescription(
      'Укажите причину.',
    )
  },
})

export const GrowsWhenTypedByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByLabelText('Комментарий к заказу')
    const before = area.getBoundingClientRect().height
    await userEvent.tab()
    await userEvent.keyboard('Первая{Enter}вторая{Enter}третья{Enter}четвёртая{Enter}пятая{Enter}шестая')
    await expect(area.getBoundingClientRect().height).toBeGreaterThan(before + 30)
    await expect(area.scrollHeight).toBeLessThanOrEqual(area.clientHeight)
  },
})

export const TooLongStaysAndIsSaid = meta.story({
  args: { limit: 10, explainLimit },
  parameters: { english },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByLabelText('Комментарий к заказу')
    await userEvent.tab()
    await userEvent.keyboard('Позвоните')
    await expect(area).toHaveAccessibleDescription('Осталось 1')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.keyboard(' за час')
    await expect(area).toHaveValue('Позвоните за час')
    await expect(area).toBeInvalid()
    await expect(area).toHaveAccessibleDescription('Слишком длинно: лишних символов 6')
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement()
  },
})
