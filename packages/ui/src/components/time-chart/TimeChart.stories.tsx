import { expect, fireEvent, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { TimeChart } from './index.ts'

const balance = [22_400, 102_400, 62_760, 212_760, 189_090, 190_930, 140_930, 95_470, 225_470, 184_250]
const days = [0, 3, 10, 13, 19, 23, 24, 26, 28, 29]
const rates = [79.42, 79.61, 79.55, 79.9, 80.12, 80.04, 80.41, 80.3, 80.66, 80.91, 81.31, 81.02, 81.17]

const meta = preview.meta({
  title: 'UI/TimeChart',
  component: TimeChart,
  args: {
    label: 'Баланс с 24 октября по 22 ноября',
    shape: 'step' as const,
    isFromZero: true,
    points: balance.map((value, place) => ({ time: days[place] ?? 0, value })),
    formatValue: (value: number) => `${value} ₽`,
    formatTick: (value: number) => `${value / 1000} 000`,
    formatTime: (time: number) => `день ${time + 1}`,
    tableLabels: { time: 'День', value: 'Баланс' },
    style: { maxWidth: 560 },
  },
  parameters: {
    english: {
      label: 'Balance from October 24 to November 22',
      formatValue: (value: number) => `₽${value}`,
      formatTime: (time: number) => `day ${time + 1}`,
      tableLabels: { time: 'Day', value: 'Balance' },
    },
    docs: {
      description: {
        component:
          'How an amount or a rate came to be over time. Every value is read by pointer, by the keys of a slider, and in a table that screen readers find. Beside a word, where only the direction matters, it is a Sparkline.',
      },
    },
  },
})

export const Steps = meta.story()

export const Line = meta.story({
  args: {
    shape: 'line' as const,
    isFromZero: false,
    points: rates.map((value, time) => ({ time, value })),
    formatValue: (value: number) => value.toFixed(4),
    formatTick: (value: number) => value.toFixed(1),
  },
})

export const NeverChanges = meta.story({
  args: { points: [0, 10, 29].map((time) => ({ time, value: 500 })) },
})

export const BelowZero = meta.story({
  args: { points: [-300, 200, -100, 400].map((value, time) => ({ time, value })) },
})

export const TooFewPoints = meta.story({
  args: { points: [{ time: 0, value: 500 }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('slider')).toBeNull()
  },
})

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const slider = canvas.getByRole('slider', { name: 'Баланс с 24 октября по 22 ноября' })
    await expect(slider).toHaveFocus()
    await expect(slider).toHaveAttribute('aria-valuetext', 'день 30: 184250 ₽')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(slider).toHaveAttribute('aria-valuetext', 'день 29: 225470 ₽')
    await userEvent.keyboard('{Home}{ArrowLeft}')
    await expect(slider).toHaveAttribute('aria-valuetext', 'день 1: 22400 ₽')
    await userEvent.keyboard('{End}')
    await expect(slider).toHaveAttribute('aria-valuetext', 'день 30: 184250 ₽')
  },
})

export const Pointed = meta.story({
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider')
    const plot = slider.parentElement ?? slider
    const { left, top, width } = plot.getBoundingClientRect()
    await fireEvent.pointerMove(plot, { clientX: left + width * 0.5, clientY: top + 40 })
    // Day 14 holds until day 20.
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', 'день 14: 212760 ₽'))
  },
})

export const AsATable = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Баланс с 24 октября по 22 ноября' })).toBeInTheDocument()
    await expect(canvas.getAllByRole('row')).toHaveLength(balance.length + 1)
    await expect(canvas.getByRole('rowheader', { name: 'день 29' })).toBeInTheDocument()
  },
})

export const Narrow = meta.story({ args: { style: { maxWidth: 320 } } })
