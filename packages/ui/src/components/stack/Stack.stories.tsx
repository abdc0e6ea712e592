import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { useStoryText } from '../../../../../.storybook/story-text.tsx'
import { Button } from '../button/index.ts'
import { TextLink } from '../text-link/index.ts'
import { Stack, type StackProps } from './index.ts'

function Actions(props: StackProps) {
  const text = useStoryText(
    { place: 'Оформить заказ', later: 'Отложить', clear: 'Очистить корзину' },
    { place: 'Place order', later: 'Save for later', clear: 'Clear cart' },
  )
  return (
    <Stack {...props}>
      <Button tone="primary">{text.place}</Button>
      <Button>{text.later}</Button>
      <TextLink href="#clear">{text.clear}</TextLink>
    </Stack>
  )
}

const meta = preview.meta({
  title: 'UI/Stack',
  component: Stack,
  render: (args) => <Actions {...args} />,
  parameters: {
    docs: {
      description: {
        component:
          'For the space between elements in a row or a column, so that none of them needs a margin. Not for equal columns (use CSS grid), not for the frame of a page (AppShell).',
      },
    },
  },
})

export const Column = meta.story({ args: { align: 'start' } })
export const Row = meta.story({ args: { direction: 'row', align: 'center' } })
export const Apart = meta.story({ args: { direction: 'row', align: 'center', justify: 'between' } })

export const WrapsOnAPhone = meta.story({
  args: { direction: 'row', align: 'center', wrap: true, style: { maxWidth: 320 } },
  play: async ({ canvas }) => {
    const [first, second, third] = [...canvas.getAllByRole('button'), canvas.getByRole('link')]
    await expect(second?.offsetTop).toBe(first?.offsetTop)
    await expect(third?.offsetTop).toBeGreaterThan(Number(first?.offsetTop))
  },
})

export const OfAList = meta.story({
  render: () => (
    <Stack asChild gap={1}>
      <ul>
        <li>Explorer</li>
        <li>Mondial</li>
      </ul>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect())
    await expect(Number(second?.top) - Number(first?.bottom)).toBe(4)
  },
})

const spaces = { 0: 0, 1: 4, 2: 8, 3: 12, 4: 16, 5: 20, 6: 28, 7: 40 } as const

export const Spaces = meta.story({
  render: () => (
    <Stack gap={5}>
      {([0, 1, 2, 3, 4, 5, 6, 7] as const).map((gap) => (
        <Stack key={gap} direction="row" gap={gap} data-testid={gap}>
          {[1, 2, 3].map((box) => (
            <span key={box} style={{ width: 48, height: 20, background: 'var(--bg-accent-soft)' }} />
          ))}
        </Stack>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const [gap, px] of Object.entries(spaces)) {
      const [one, two] = [...canvas.getByTestId(gap).children].map((box) => box.getBoundingClientRect())
      await expect(Math.round(Number(two?.left) - Number(one?.right))).toBe(px)
    }
  },
})
