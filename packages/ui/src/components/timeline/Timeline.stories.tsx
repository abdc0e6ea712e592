import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { useStoryText } from '../../../../../.storybook/story-text.tsx'
import { Timeline, TimelineStep, type TimelineStepProps } from './index.ts'

type Steps = Pick<TimelineStepProps, 'state' | 'title' | 'note'>[]

const underWay: { russian: Steps; english: Steps } = {
  russian: [
    { state: 'done', title: 'Новый', note: '20 ноя, 11:04' },
    { state: 'done', title: 'В обработке', note: '20 ноя, 11:20' },
    { state: 'current', title: 'Подтверждён частично', note: '20 ноя, 15:42 · плантация' },
    { state: 'ahead', title: 'Собран' },
    { state: 'ahead', title: 'Отгружен' },
    { state: 'ahead', title: 'Доставлен', note: 'ожидается 26 ноя' },
  ],
  english: [
    { state: 'done', title: 'New', note: 'Nov 20, 11:04' },
    { state: 'done', title: 'In process', note: 'Nov 20, 11:20' },
    { state: 'current', title: 'Partially confirmed', note: 'Nov 20, 15:42 · the plantation' },
    { state: 'ahead', title: 'Assembled' },
    { state: 'ahead', title: 'Shipped' },
    { state: 'ahead', title: 'Delivered', note: 'expected on Nov 26' },
  ],
}

const finished: typeof underWay = {
  russian: [
    { state: 'done', title: 'Новый', note: '20 ноя, 11:04' },
    { state: 'done', title: 'Собран', note: '25 ноя, 19:10' },
    { state: 'done', title: 'Доставлен', note: '26 ноя, 10:02' },
  ],
  english: [
    { state: 'done', title: 'New', note: 'Nov 20, 11:04' },
    { state: 'done', title: 'Assembled', note: 'Nov 25, 19:10' },
    { state: 'done', title: 'Delivered', note: 'Nov 26, 10:02' },
  ],
}

const stopped: typeof underWay = {
  russian: [
    { state: 'done', title: 'Новый', note: '20 ноя, 11:04' },
    { state: 'done', title: 'В обработке', note: '20 ноя, 11:20' },
    { state: 'stopped', title: 'Отменён', note: '20 ноя, 12:31 · вы' },
  ],
  english: [
    { state: 'done', title: 'New', note: 'Nov 20, 11:04' },
    { state: 'done', title: 'In process', note: 'Nov 20, 11:20' },
    { state: 'stopped', title: 'Canceled', note: 'Nov 20, 12:31 · you' },
  ],
}

function Way({ russian, english, isFolded = false }: typeof underWay & { isFolded?: boolean }) {
  const fold = useStoryText(
    { show: 'Весь ход заказа', hide: 'Свернуть' },
    { show: 'All steps', hide: 'Show less' },
  )
  return (
    <Timeline
      aria-label={useStoryText('Ход выполнения заказа', 'Order progress')}
      {...(isFolded && { fold })}
    >
      {useStoryText(russian, english).map((step) => (
        <TimelineStep key={step.state + String(step.title)} {...step} />
      ))}
    </Timeline>
  )
}

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
  render: () => <Way {...underWay} />,
  play: async ({ canvas }) => {
    const current = canvas.getAllByRole('listitem').filter((step) => step.ariaCurrent === 'step')
    await expect(current).toHaveLength(1)
    await expect(current[0]).toHaveTextContent('Подтверждён частично')
  },
})

export const OnAPhone = UnderWay.extend({ globals: { viewport: { value: 'phone' } } })

export const FoldedOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => <Way {...underWay} isFolded />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: 'Весь ход заказа' })
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
  },
})

export const Finished = meta.story({
  render: () => <Way {...finished} />,
})

export const Stopped = meta.story({
  render: () => <Way {...stopped} />,
  play: async ({ canvas }) => {
    const current = canvas.getAllByRole('listitem').filter((step) => step.ariaCurrent === 'step')
    await expect(current).toHaveLength(1)
    await expect(current[0]).toHaveTextContent('Отменён')
  },
})
