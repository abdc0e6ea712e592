import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../button/index.ts'
import { FreeDeliveryProgress, type FreeDeliveryProgressProps } from './index.ts'

const sum = (value: number) => `${new Intl.NumberFormat('ru-RU').format(value)} ₽`

const lacking = (value: number) => ({
  value,
  missing: (
    <>
      До бесплатной доставки <b>{sum(10_000 - value)}</b>
    </>
  ),
})

const meta = preview.meta({
  title: 'UI/FreeDeliveryProgress',
  component: FreeDeliveryProgress,
  args: {
    ...lacking(8580),
    threshold: 10_000,
    reached: 'Доставка бесплатно',
    style: { maxWidth: 300 },
  },
  parameters: {
    docs: {
      description: {
        component:
          'Beside the sum of an order, where one decides whether to add something. The missing sum comes formatted from the caller, from the same rule that charges delivery. Not for other thresholds: those are ProgressLine. Leave it out where delivery is not chosen.',
      },
    },
  },
})

export const Nothing = meta.story({ args: lacking(0) })

export const AlmostThere = meta.story({
  play: async ({ canvas }) => {
    const line = canvas.getByRole<HTMLProgressElement>('progressbar')
    await expect(line.position).toBeCloseTo(0.858)
    await expect(line).toHaveAccessibleName(/До бесплатной доставки 1\s420 ₽/)
    await expect(canvas.getByRole('status')).toHaveTextContent(/^$/)
  },
})

export const ExactlyReached = meta.story({
  args: { value: 10_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAccessibleName('Доставка бесплатно')
    await expect(canvas.queryByText(/До бесплатной/)).toBeNull()
  },
})

export const Over = meta.story({ args: { value: 41_740 } })

export const InEnglish = meta.story({
  globals: { locale: 'en' },
  args: { missing: '₽1,420 more for free delivery', reached: 'Free delivery' },
})

const Adding = (props: FreeDeliveryProgressProps) => {
  const [value, setValue] = useState(props.value)
  return (
    <div style={{ display: 'grid', gap: 16, maxWidth: 300 }}>
      <FreeDeliveryProgress {...props} {...lacking(value)} />
      <Button onClick={() => setValue(value + 1000)}>Добавить пачку</Button>
    </div>
  )
}

export const AnnouncesTheCrossing = meta.story({
  render: (args) => <Adding {...args} />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(status).toHaveTextContent(/^$/)
    await userEvent.keyboard('{Enter}')
    await expect(status).toHaveTextContent('Доставка бесплатно')
  },
})
