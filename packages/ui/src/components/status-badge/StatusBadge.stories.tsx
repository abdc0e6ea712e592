import preview from '../../../../../.storybook/preview.tsx'
import { StatusBadge } from './index.ts'

const meta = preview.meta({
  title: 'UI/StatusBadge',
  component: StatusBadge,
  parameters: {
    docs: {
      description: {
        component:
          'For where a thing stands in its process, in the words of that process: an order, a payment, a verification. The color repeats the words and never stands alone. Not for marks and counts (Badge), not for what can be pressed.',
      },
    },
  },
})

export const Neutral = meta.story({
  args: { children: 'Новый' },
  parameters: { english: { children: 'New' } },
})
export const Success = meta.story({
  args: { tone: 'success', children: 'Оплачен' },
  parameters: { english: { children: 'Paid' } },
})
export const Warn = meta.story({
  args: { tone: 'warn', children: 'Частично подтверждён' },
  parameters: { english: { children: 'Partially confirmed' } },
})
export const Danger = meta.story({
  args: { tone: 'danger', children: 'Отменён' },
  parameters: { english: { children: 'Canceled' } },
})
export const Info = meta.story({
  args: { tone: 'info', children: 'В обработке' },
  parameters: { english: { children: 'In process' } },
})
