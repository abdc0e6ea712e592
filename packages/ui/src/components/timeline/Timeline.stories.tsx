import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Timeline, TimelineStep } from './index.ts'

const meta = preview.meta({
  title: 'UI/Timeline',
  component: Timeline,
  parameters: {
    docs: {
      description: {
        component:
          'For the way of a thing that moves by itself or through others: an order, a payment. State first, with when and by whom. Steps that will not come any more are left out after `stopped`. Not for the steps a person takes through a form: that is Stepper.',
      },
    },
  },
})

export const UnderWay = meta.story({
  render: () => (
    <Timeline aria-label="Путь заказа">
      <TimelineStep state="done" title="Новый" note="20 ноя, 11:04" />
      <TimelineStep state="done" title="В обработке" note="20 ноя, 11:20" />
      <TimelineStep state="current" title="Подтверждён частично" note="20 ноя, 15:42 · плантация" />
      <TimelineStep state="ahead" title="Собран" />
      <TimelineStep state="ahead" title="Отправлен" />
      <TimelineStep state="ahead" title="Доставлен" note="ждём 26 ноя" />
    </Timeline>
  ),
  play: async ({ canvas }) => {
    const current = canvas.getAllByRole('listitem').filter((step) => step.ariaCurrent === 'step')
    await expect(current).toHaveLength(1)
    await expect(current[0]).toHaveTextContent('Подтверждён частично')
  },
})

export const OnAPhone = UnderWay.extend({ globals: { viewport: { value: 'phone' } } })

export const Finished = meta.story({
  render: () => (
    <Timeline aria-label="Путь заказа">
      <TimelineStep state="done" title="Новый" note="20 ноя, 11:04" />
      <TimelineStep state="done" title="Собран" note="25 ноя, 19:10" />
      <TimelineStep state="done" title="Доставлен" note="26 ноя, 10:02" />
    </Timeline>
  ),
})

export const Stopped = meta.story({
  render: () => (
    <Timeline aria-label="Путь заказа">
      <TimelineStep state="done" title="Новый" note="20 ноя, 11:04" />
      <TimelineStep state="done" title="В обработке" note="20 ноя, 11:20" />
      <TimelineStep state="stopped" title="Отменён" note="20 ноя, 12:31 · вы" />
    </Timeline>
  ),
  play: async ({ canvas }) => {
    const current = canvas.getAllByRole('listitem').filter((step) => step.ariaCurrent === 'step')
    await expect(current).toHaveLength(1)
    await expect(current[0]).toHaveTextContent('Отменён')
  },
})
