import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Sparkline } from './index.ts'

const meta = preview.meta({
  title: 'UI/Sparkline',
  component: Sparkline,
  args: {
    values: [98, 98, 102, 101, 99, 104, 110, 108, 112, 118],
    label: 'Цена за 10 дней: от 98 до 118 ₽',
  },
  parameters: {
    english: { label: 'Price over 10 days: from ₽98 to ₽118' },
    docs: {
      description: {
        component:
          'Beside a price, a rate or a stock, to show where it comes from. The figure itself stands beside it: nobody reads a value off this line. Not for comparing several courses and not where exact values matter: that is a Table.',
      },
    },
  },
})

export const Plain = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Цена за 10 дней: от 98 до 118 ₽' })).toBeVisible()
  },
})
export const Accent = meta.story({ args: { tone: 'accent' } })
export const Warn = meta.story({ args: { tone: 'warn', values: [118, 112, 96, 97, 88, 62, 40, 12] } })
export const NeverChanges = meta.story({ args: { values: [98, 98, 98] } })

export const TooFewValues = meta.story({
  args: { values: [98] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
  },
})

export const BesideItsFigure = meta.story({
  render: ({ values }) => (
    <p>
      <b>118 ₽</b> <Sparkline values={values} />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
  },
})
