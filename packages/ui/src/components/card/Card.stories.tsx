import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { useStoryText } from '../../../../../.storybook/story-text.tsx'
import { Button } from '../button/index.ts'
import { FlowerPlate } from '../flower-picture/index.ts'
import { Price } from '../price/index.ts'
import { StatusBadge } from '../status-badge/index.ts'
import { Card, CardFooter, CardHeader, CardLink } from './index.ts'

const rubles = new Intl.NumberFormat('ru-RU', { style: 'currency', currency: 'RUB' })
const repeat = fn()

function Delivery() {
  const words = useStoryText(
    {
      title: 'Поставка в четверг, 26 ноября',
      note: 'Москва · доставка',
      state: 'Оплачен',
      size: '12 позиций, 1 450 стеблей.',
    },
    {
      title: 'Delivery on Thursday, November 26',
      note: 'Moscow · delivery',
      state: 'Paid',
      size: '12 items, 1,450 stems.',
    },
  )
  return (
    <>
      <CardHeader
        title={words.title}
        note={words.note}
        action={<StatusBadge tone="success">{words.state}</StatusBadge>}
      />
      <p>{words.size}</p>
    </>
  )
}

const meta = preview.meta({
  title: 'UI/Card',
  component: Card,
  args: {
    style: { maxWidth: 380 },
    children: <Delivery />,
  },
  parameters: {
    docs: {
      description: {
        component:
          'For a thing that stands alone among others and has an own edge: an account, an address, an order on a phone. Not for every block of a page: a hairline and space group better, and rows of one kind are a Table. No card within a card.',
      },
    },
  },
})

export const Plain = meta.story()
export const Sunken = meta.story({ args: { tone: 'sunken' } })
export const Accent = meta.story({ args: { tone: 'accent' } })
export const Roomy = meta.story({ args: { padding: 'l' } })

export const AsArticle = meta.story({
  render: ({ children, ...args }) => (
    <Card {...args} asChild>
      <article>{children}</article>
    </Card>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent('Поставка в четверг')
  },
})

function Order() {
  const words = useStoryText(
    { title: 'Заказ 10428', note: '20 ноября, 11:04', repeat: 'Повторить' },
    { title: 'Order 10428', note: 'November 20, 11:04', repeat: 'Repeat' },
  )
  return (
    <>
      <CardHeader
        title={<CardLink href="#order-10428">{words.title}</CardLink>}
        note={words.note}
        action={<FlowerPlate kind="roses" tint="#b3202c" size="s" />}
      />
      <CardFooter>
        <Price size="l" parts={rubles.formatToParts(44_420)} />
        <Button size="s" onClick={repeat}>
          {words.repeat}
        </Button>
      </CardFooter>
    </>
  )
}

export const PressedByKeyboard = meta.story({
  args: { children: <Order /> },
  play: async ({ canvas, userEvent }) => {
    repeat.mockClear()
    await userEvent.tab()
    const link = canvas.getByRole('link', { name: 'Заказ 10428' })
    await expect(link).toHaveFocus()
    const card = link.closest('[style]')?.getBoundingClientRect() ?? new DOMRect()
    await expect(document.elementFromPoint(card.right - 60, card.top + 8)).toBe(link)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(repeat).toHaveBeenCalledOnce()
  },
})

export const OnAPhone = PressedByKeyboard.extend({ globals: { viewport: { value: 'phone' } } })

function Far() {
  return (
    <CardHeader
      title="Quinta Lumbre de los Altos del Río Cojimíes"
      note={useStoryText(
        'Эквадор, провинция Пичинча, кантон Педро Монкайо',
        'Ecuador, province of Pichincha, canton Pedro Moncayo',
      )}
      action={
        <StatusBadge tone="warn">{useStoryText('Частично подтверждён', 'Partially confirmed')}</StatusBadge>
      }
    />
  )
}

export const LongContent = meta.story({
  args: {
    style: { maxWidth: 240 },
    children: <Far />,
  },
})
