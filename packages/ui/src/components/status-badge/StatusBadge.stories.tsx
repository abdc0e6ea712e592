import preview from '../../../../../.storybook/preview.tsx'
import { StatusBadge } from './index.ts'

const meta = preview.meta({ title: 'UI/StatusBadge', component: StatusBadge })

export const Neutral = meta.story({ args: { children: 'Новый' } })
export const Success = meta.story({ args: { tone: 'success', children: 'Оплачен' } })
export const Warn = meta.story({ args: { tone: 'warn', children: 'Частично подтверждён' } })
export const Danger = meta.story({ args: { tone: 'danger', children: 'Отменён' } })
export const Info = meta.story({ args: { tone: 'info', children: 'В обработке' } })
