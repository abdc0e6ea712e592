import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { useStoryText } from '../../../../../.storybook/story-text.tsx'
import { withoutAnchors } from '../../anchored/without-anchors.ts'
import { Button } from '../button/index.ts'
import { SumList, SumRow } from '../sum-list/index.ts'
import { Popover, PopoverClose, PopoverContent, type PopoverContentProps, PopoverTrigger } from './index.ts'

const russian = {
  open: 'Состав суммы',
  goods: 'Цветы',
  delivery: 'Доставка',
  free: 'бесплатно',
  total: 'Итого',
  close: 'Понятно',
}
const english: typeof russian = {
  open: 'What the total includes',
  goods: 'Flowers',
  delivery: 'Delivery',
  free: 'free',
  total: 'Total',
  close: 'Got it',
}

function SumDetails({ align }: Pick<PopoverContentProps, 'align'>) {
  const text = useStoryText(russian, english)
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button>{text.open}</Button>
      </PopoverTrigger>
      <PopoverContent label={text.open} align={align} style={{ display: 'grid', gap: 14, width: 300 }}>
        <SumList>
          <SumRow term={text.goods}>41 740,00 ₽</SumRow>
          <SumRow term={text.delivery}>{text.free}</SumRow>
          <SumRow term={text.total} tone="total">
            41 740,00 ₽
          </SumRow>
        </SumList>
        <PopoverClose asChild>
          <Button>{text.close}</Button>
        </PopoverClose>
      </PopoverContent>
    </Popover>
  )
}

const meta = preview.meta({
  title: 'UI/Popover',
  component: PopoverContent,
  args: { label: 'Состав суммы' },
  render: () => <SumDetails />,
  parameters: {
    docs: {
      description: {
        component:
          'For a detail or a small setting beside what it belongs to, without leaving the page: where a sum comes from, a filter, a calendar. Not for actions (Menu), not for one line of explanation (Tooltip, or better a hint that is always there), not for a task that has to be finished (Dialog).',
      },
    },
  },
})

export const Closed = meta.story()

export const Opened = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Состав суммы' }))
    const popover = await screen.findByRole('dialog', { name: 'Состав суммы' })
    await waitFor(() => expect(popover).toBeVisible())
  },
})

export const OnAPhone = Opened.extend({ globals: { viewport: { value: 'phone' } } })

export const SharesTheEndEdge = meta.story({
  render: () => (
    <div style={{ display: 'grid', justifyContent: 'end' }}>
      <SumDetails align="end" />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button')
    await userEvent.click(trigger)
    const popover = await screen.findByRole('dialog')
    await expect(Math.round(popover.getBoundingClientRect().right)).toBe(
      Math.round(trigger.getBoundingClientRect().right),
    )
    await expect(popover.getBoundingClientRect().top).toBeGreaterThan(trigger.getBoundingClientRect().bottom)
  },
})

export const AboveWhereThereIsNoRoomBelow = meta.story({
  render: () => (
    <div style={{ display: 'grid', alignContent: 'end', height: '100dvh' }}>
      <SumDetails />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button')
    await userEvent.click(trigger)
    const popover = await screen.findByRole('dialog')
    await expect(popover.getBoundingClientRect().bottom).toBeLessThan(trigger.getBoundingClientRect().top)
  },
})

/** As in a browser that cannot position by a sheet. */
export const WithoutAnchors = meta.story({
  beforeEach: withoutAnchors,
  render: () => (
    <div style={{ display: 'grid', alignContent: 'end', justifyContent: 'end', height: '100dvh' }}>
      <SumDetails align="end" />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button')
    await userEvent.click(trigger)
    const popover = await screen.findByRole('dialog')
    await waitFor(() => expect(popover).toHaveFocus())
    const anchor = trigger.getBoundingClientRect()
    await waitFor(() => expect(Math.round(anchor.top - popover.getBoundingClientRect().bottom)).toBe(6))
    await expect(Math.round(popover.getBoundingClientRect().right)).toBe(
      Math.round(Math.min(anchor.right, innerWidth - 8)),
    )
  },
})

export const ClosedByItsTrigger = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    const popover = await screen.findByRole('dialog')
    await userEvent.click(canvas.getByRole('button', { name: 'Состав суммы' }))
    await waitFor(() => expect(popover).not.toBeInTheDocument())
  },
})

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Состав суммы' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const popover = await screen.findByRole('dialog', { name: 'Состав суммы' })
    await waitFor(() => expect(popover).toHaveFocus())
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Понятно' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(popover).not.toBeInTheDocument())
    await waitFor(() => expect(trigger).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus())
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
})
