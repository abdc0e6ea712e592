import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { RangeHistogram, type RangeHistogramProps } from './index.ts'

const counts = [8, 20, 34, 44, 38, 30, 26, 18, 12, 9, 6, 4]
const bars = counts.map((count, index) => ({ from: 20 + index * 20, to: 40 + index * 20, count }))

function Narrowing(props: RangeHistogramProps) {
  const [range, setRange] = useState(props.range)
  return (
    <RangeHistogram
      {...props}
      range={range}
      onRangeCommit={(next) => {
        setRange(next)
        props.onRangeCommit(next)
      }}
    />
  )
}

const meta = preview.meta({
  title: 'UI/RangeHistogram',
  component: RangeHistogram,
  args: {
    legend: 'Цена за стебель',
    bars,
    range: { from: null, to: null },
    fromLabel: 'Цена от, ₽',
    toLabel: 'Цена до, ₽',
    unit: '₽',
    onRangeCommit: fn(),
    style: { maxWidth: 210 },
  },
  render: (args) => <Narrowing {...args} />,
  parameters: {
    english: { legend: 'Price per stem', fromLabel: 'Price from, ₽', toLabel: 'Price to, ₽' },
    docs: {
      description: {
        component:
          'For narrowing a list by a number in a column of filters: the bars show how many results each part of the range has.',
      },
    },
  },
})

export const Open = meta.story()
export const Narrowed = meta.story({ args: { range: { from: 45, to: 180 } } })
export const AHandful = meta.story({
  args: { bars: bars.map(({ from, to }, place) => ({ from, to, count: place % 5 === 2 ? 1 : 0 })) },
})
export const NothingThere = meta.story({
  args: { bars: bars.map(({ from, to }) => ({ from, to, count: 0 })) },
})

export const NarrowedByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('45{Enter}')
    await expect(args.onRangeCommit).toHaveBeenLastCalledWith({ from: 45, to: null })
    await userEvent.tab()
    await userEvent.keyboard('180')
    await userEvent.tab()
    await expect(args.onRangeCommit).toHaveBeenLastCalledWith({ from: 45, to: 180 })
    await expect(canvas.getByRole('group', { name: 'Цена за стебель' })).toBeVisible()
  },
})

export const PutInOrder = meta.story({
  args: { range: { from: 45, to: 180 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('200{Enter}')
    await expect(canvas.getByLabelText('Цена от, ₽')).toHaveValue('180')
    await expect(canvas.getByLabelText('Цена до, ₽')).toHaveValue('200')
  },
})

export const UnreadableTextChangesNothing = meta.story({
  args: { range: { from: 45, to: 180 } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('дорого{Enter}')
    await expect(canvas.getByLabelText('Цена от, ₽')).toHaveValue('45')
    await userEvent.keyboard('90{Escape}')
    await expect(canvas.getByLabelText('Цена от, ₽')).toHaveValue('45')
    await expect(args.onRangeCommit).not.toHaveBeenCalled()
  },
})
