import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Badge, CountBadge } from './index.ts'

const meta = preview.meta({
  title: 'UI/Badge',
  component: Badge,
  parameters: {
    docs: {
      description: {
        component:
          'A small mark beside a name: “new”, “dyed”, a number of notices (CountBadge). Not for a state in a process: that is StatusBadge, and not for what can be pressed: that is Chip or ToggleKey. One or two on a line, no more.',
      },
    },
  },
})

const words = { parameters: { english: { children: 'New' } } }

export const Neutral = meta.story({ ...words, args: { children: 'Новинка' } })
export const Accent = meta.story({ ...words, args: { tone: 'accent', children: 'Новинка' } })
export const Solid = meta.story({ ...words, args: { tone: 'solid', children: 'Новинка' } })
export const Warn = meta.story({
  args: { tone: 'warn', children: 'ещё 60' },
  parameters: { english: { children: '60 left' } },
})
export const Danger = meta.story({ args: { tone: 'danger', children: '3' } })

export const Counts = meta.story({
  render: () => (
    <p style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
      Заказы <CountBadge count={7} label="7 новых заказов" />
      Операции <CountBadge count={120} label="120 новых операций" />
      Пусто <CountBadge count={0} label="ничего нового" />
    </p>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('99+')).toHaveAttribute('aria-hidden', 'true')
    await expect(canvas.getByText('120 новых операций')).toBeInTheDocument()
    await expect(canvasElement).not.toHaveTextContent('ничего нового')
  },
})
