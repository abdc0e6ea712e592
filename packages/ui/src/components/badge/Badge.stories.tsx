import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { useStoryText } from '../../../../../.storybook/story-text.tsx'
import { Badge, CountBadge } from './index.ts'

const meta = preview.meta({
  title: 'UI/Badge',
  component: Badge,
  parameters: {
    docs: {
      description: {
        component:
          'A small mark beside a name: “new”, “dyed”, a number of notices (CountBadge). Not for a state in a process: that is StatusBadge, and not for what can be pressed: that is Chip or ToggleButton. One or two on a line, no more.',
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

const countsInRussian = [
  { name: 'Заказы', count: 7, label: '7 новых заказов' },
  { name: 'Операции', count: 120, label: '120 новых операций' },
  { name: 'Пусто', count: 0, label: 'ничего нового' },
]

const countsInEnglish = [
  { name: 'Orders', count: 7, label: '7 new orders' },
  { name: 'Payments', count: 120, label: '120 new payments' },
  { name: 'Nothing', count: 0, label: 'nothing new' },
]

function Counted() {
  return (
    <p style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
      {useStoryText(countsInRussian, countsInEnglish).map(({ name, ...count }) => (
        <span key={name}>
          {name} <CountBadge {...count} />
        </span>
      ))}
    </p>
  )
}

export const Counts = meta.story({
  render: () => <Counted />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('99+')).toHaveAttribute('aria-hidden', 'true')
    await expect(canvas.getByText('120 новых операций')).toBeInTheDocument()
    await expect(canvasElement).not.toHaveTextContent('ничего нового')
  },
})
