import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { useStoryText } from '../../../../../.storybook/story-text.tsx'
import { Button } from '../button/index.ts'
import { FreeDeliveryProgress, type FreeDeliveryProgressProps } from './index.ts'

function Missing({ value }: { value: number }) {
  const figures = new Intl.NumberFormat(useStoryText('ru-RU', 'en-US'))
  return (
    <>
      {useStoryText('До бесплатной доставки', 'Left to free delivery')}{' '}
      <b>{figures.format(10_000 - value)} ₽</b>
    </>
  )
}

function lacking(value: number) {
  return { value, missing: <Missing value={value} /> }
}

const meta = preview.meta({
  title: 'UI/FreeDeliveryProgress',
  component: FreeDeliveryProgress,
  args: {
    ...lacking(8580),
    threshold: 10_000,
    reached: 'Доставка бесплатная',
    style: { maxWidth: 300 },
  },
  parameters: {
    english: { reached: 'Delivery is free' },
    docs: {
      description: {
        component:
          'Beside the sum of an order, where one decides whether to add something. The missing sum comes formatted from the caller, from the same rule that charges delivery. Not for how far a work has come (ProgressBar). Leave it out where delivery is not chosen.',
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
    await expect(canvas.getByRole('progressbar')).toHaveAccessibleName('Доставка бесплатная')
    await expect(canvas.queryByText(/До бесплатной/)).toBeNull()
  },
})

export const Over = meta.story({ args: { value: 41_740 } })

function Adding(props: FreeDeliveryProgressProps) {
  const [value, setValue] = useState(props.value)
  return (
    <div style={{ display: 'grid', gap: 16, maxWidth: 300 }}>
      <FreeDeliveryProgress {...props} {...lacking(value)} />
      <Button onClick={() => setValue(value + 1000)}>{useStoryText('Добавить пачку', 'Add a bunch')}</Button>
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
    await expect(status).toHaveTextContent('Доставка бесплатная')
  },
})
