import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { useStoryText } from '../../../../../.storybook/story-text.tsx'
import { StatusBadge, type StatusBadgeProps } from '../status-badge/index.ts'
import { TextLink } from '../text-link/index.ts'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from './index.ts'

interface Order {
  id: string
  date: string
  status: string
  tone: StatusBadgeProps['tone']
  sum: string
}

const orders: Order[] = [
  { id: '10428', date: '20 ноября', status: 'Частично подтверждён', tone: 'warn', sum: '44 420,00 ₽' },
  { id: '10391', date: '17 ноября', status: 'Доставлен', tone: 'success', sum: '18 250,00 ₽' },
  { id: '10377', date: '14 ноября', status: 'Отменён', tone: 'danger', sum: '6 900,00 ₽' },
]

const ordersInEnglish: Order[] = [
  { id: '10428', date: 'November 20', status: 'Partially confirmed', tone: 'warn', sum: '44,420.00 ₽' },
  { id: '10391', date: 'November 17', status: 'Delivered', tone: 'success', sum: '18,250.00 ₽' },
  { id: '10377', date: 'November 14', status: 'Canceled', tone: 'danger', sum: '6,900.00 ₽' },
]

const russian = {
  table: 'История заказов',
  order: 'Заказ',
  date: 'Дата',
  status: 'Статус',
  sum: 'Сумма',
  orders,
}
const english = {
  table: 'Order history',
  order: 'Order',
  date: 'Date',
  status: 'Status',
  sum: 'Sum',
  orders: ordersInEnglish,
}

function History() {
  const words = useStoryText(russian, english)
  return (
    <Table aria-label={words.table}>
      <TableHead>
        <TableRow>
          <TableHeaderCell>{words.order}</TableHeaderCell>
          <TableHeaderCell>{words.date}</TableHeaderCell>
          <TableHeaderCell>{words.status}</TableHeaderCell>
          <TableHeaderCell align="end">{words.sum}</TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {words.orders.map((order) => (
          <TableRow key={order.id}>
            <TableCell>
              <TextLink href={`#${order.id}`}>
                {words.order} {order.id}
              </TextLink>
            </TableCell>
            <TableCell label={words.date}>{order.date}</TableCell>
            <TableCell label={words.status}>
              <StatusBadge tone={order.tone}>{order.status}</StatusBadge>
            </TableCell>
            <TableCell label={words.sum} align="end">
              <b>{order.sum}</b>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

const meta = preview.meta({
  title: 'UI/Table',
  component: Table,
  parameters: {
    docs: {
      description: {
        component:
          'For rows of one kind that people compare by column: orders, positions, operations. Give each cell its column’s `label`: on a phone the row becomes a card. The first cell, without a label, names the row. For one thing’s facts take DescriptionList, for more than two hundred rows VirtualTable.',
      },
    },
  },
})

export const Orders = meta.story({
  render: () => <History />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'История заказов' })).toBeVisible()
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4)
    await expect(canvas.getAllByRole('row')).toHaveLength(4)
    await expect(canvas.getByRole('cell', { name: '44 420,00 ₽' })).toBeVisible()
  },
})

export const CardsOnAPhone = Orders.extend({ globals: { viewport: { value: 'phone' } } })
