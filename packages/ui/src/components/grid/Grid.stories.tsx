import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { FlowerPlate, flowerKinds } from '../flower-picture/index.ts'
import { Grid } from './index.ts'

function tops(items: HTMLElement[]) {
  return new Set(items.map((item) => item.offsetTop)).size
}

const meta = preview.meta({
  title: 'UI/Grid',
  component: Grid,
  args: { columnMinPx: 200 },
  render: (args) => (
    <Grid {...args} asChild>
      <ul>
        {flowerKinds.map((kind) => (
          <li
            key={kind}
            style={{
              display: 'flex',
              gap: 12,
              alignItems: 'center',
              borderTop: '1px solid var(--line)',
              padding: 8,
            }}
          >
            <FlowerPlate kind={kind} /> {kind}
          </li>
        ))}
      </ul>
    </Grid>
  ),
  parameters: {
    docs: {
      description: {
        component:
          'For things of one kind beside one another: cards, plates, fields of equal width. Not for numbers that are compared (Table), not for the frame of a page (AppShell).',
      },
    },
  },
})

export const Fill = meta.story({
  play: async ({ canvas }) => {
    await expect(tops(canvas.getAllByRole('listitem'))).toBeLessThan(flowerKinds.length)
  },
})

export const Fit = meta.story({
  args: { spread: 'fit' },
  render: (args) => (
    <Grid {...args}>
      <p style={{ background: 'var(--bg-sunken)', padding: 16 }}>1</p>
      <p style={{ background: 'var(--bg-sunken)', padding: 16 }}>2</p>
    </Grid>
  ),
  play: async ({ canvas, canvasElement }) => {
    const last = canvas.getByText('2').getBoundingClientRect()
    const grid = canvasElement.querySelector('div')?.getBoundingClientRect()
    await expect(Math.round(last.right)).toBe(Math.round(Number(grid?.right)))
  },
})

export const OneColumnWhereThereIsNoRoom = meta.story({
  args: { columnMinPx: 500 },
  decorators: [(Story) => <div style={{ width: 300 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem')
    await expect(tops(items)).toBe(items.length)
    await expect(items[0]?.offsetWidth).toBe(300)
  },
})

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })
