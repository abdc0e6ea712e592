import { useState } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { RangeField, type RangeFieldProps } from './index.ts'

const counts = [8, 20, 34, 44, 38, 30, 26, 18, 12, 9, 6, 4]
const bars = counts.map((count, index) => ({ from: 20 + index * 20, to: 40 + index * 20, count }))

function Narrowing(props: RangeFieldProps) {
  const [range, setRange] = useState(props.range)
  return (
    <RangeField
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
  title: 'UI/RangeField',
  component: RangeField,
  args: {
    legend: 'Цена за стебель',
    min: 20,
    max: 260,
    step: 5,
    range: { from: null, to: null },
    fromLabel: 'Цена от, ₽',
    toLabel: 'Цена до, ₽',
    unit: '₽',
    onRangeCommit: fn(),
    style: { maxWidth: 320 },
  },
  render: (args) => <Narrowing {...args} />,
  parameters: {
    english: { legend: 'Price per stem', fromLabel: 'Price from, ₽', toLabel: 'Price to, ₽' },
    docs: {
      description: {
        component:
          'For narrowing a list by a number where about is enough and exact is possible: thumbs for the first, numbers for the second. Not for a single number (TextField, QuantityStepper). In a column too narrow for a finger’s aim take RangeHistogram, which has the numbers alone. Commits when a thumb has arrived, so a list is asked once.',
      },
    },
  },
})

export const Open = meta.story()
export const Narrowed = meta.story({ args: { range: { from: 45, to: 180 } } })
export const WithHistogram = meta.story({ args: { bars, range: { from: 60, to: 180 } } })
export const BothAtTheEnd = meta.story({ args: { range: { from: 260, to: null } } })
export const Disabled = meta.story({ args: { range: { from: 45, to: 180 }, disabled: true } })
export const OnAPhone = meta.story({
  args: { bars, range: { from: 60, to: 180 } },
  globals: { viewport: { value: 'phone' } },
})

export const NarrowedByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    const from = canvas.getByRole('slider', { name: 'Цена от, ₽' })
    await expect(from).toHaveFocus()
    await expect(from).toHaveAttribute('aria-valuetext', '20 ₽')
    await fireEvent.change(from, { target: { value: '45' } })
    await expect(canvas.getByRole('textbox', { name: 'Цена от, ₽' })).toHaveValue('45')
    await expect(args.onRangeCommit).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onRangeCommit).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'Цена до, ₽' })).toHaveFocus()
    await userEvent.keyboard('180{Enter}')
    await expect(canvas.getByRole('slider', { name: 'Цена до, ₽' })).toHaveValue('180')
  },
})

export const ThumbsDoNotCross = meta.story({
  args: { range: { from: 45, to: 180 } },
  play: async ({ args, canvas }) => {
    const from = canvas.getByRole('slider', { name: 'Цена от, ₽' })
    await fireEvent.change(from, { target: { value: '240' } })
    await fireEvent.pointerUp(from)
    await expect(args.onRangeCommit).toHaveBeenCalledOnce()
    await expect(args.onRangeCommit).toHaveBeenCalledWith({ from: 180, to: 180 })
  },
})

export const OpenedAtItsEnd = meta.story({
  args: { range: { from: 45, to: 180 } },
  play: async ({ args, canvas }) => {
    const to = canvas.getByRole('slider', { name: 'Цена до, ₽' })
    await fireEvent.change(to, { target: { value: '260' } })
    await fireEvent.pointerUp(to)
    await expect(args.onRangeCommit).toHaveBeenCalledOnce()
    await expect(args.onRangeCommit).toHaveBeenCalledWith({ from: 45, to: null })
    await expect(canvas.getByRole('textbox', { name: 'Цена до, ₽' })).toHaveValue('')
  },
})
