import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Switch } from './index.ts'

const meta = preview.meta({
  title: 'UI/Switch',
  component: Switch,
  args: { children: 'Письма о новых поставках', onCheckedChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
  parameters: {
    english: { children: 'Emails about new deliveries' },
    docs: {
      description: {
        component:
          'For a setting that takes effect at once and is either on or off. Not for what is sent with a form (Checkbox), and not for a choice between two things (RadioGroup). Its words name what is on; they do not change with it.',
      },
    },
  },
})

export const Off = meta.story()
export const On = meta.story({ args: { defaultChecked: true } })
export const Disabled = meta.story({ args: { disabled: true } })
export const DisabledOn = meta.story({ args: { disabled: true, defaultChecked: true } })

export const WithDescription = meta.story({
  args: { description: 'Не чаще раза в день, до 10:00.', defaultChecked: true },
  parameters: { english: { description: 'At most once a day, before 10:00.' } },
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('switch', { name: 'Письма о новых поставках' })
    await expect(toggle).toHaveAccessibleDescription('Не чаще раза в день, до 10:00.')
  },
})

export const LongContent = meta.story({
  args: { children: 'Предупреждать, когда цена цветов в корзине изменилась, а заказ ещё не оформлен' },
  parameters: { english: { children: 'Warn me when a price in my cart changes before I order' } },
})

export const ToggledByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const toggle = canvas.getByRole('switch')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(toggle).toBeChecked()
    await userEvent.click(canvas.getByText('Письма о новых поставках'))
    await expect(toggle).not.toBeChecked()
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false)
  },
})
