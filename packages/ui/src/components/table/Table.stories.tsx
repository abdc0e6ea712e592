import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { StatusBadge } from '../status-badge/index.ts'
import { TextLink } from '../text-link/index.ts'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from './index.ts'

const orders = [
  { id: '10428', date: '20 ноября', status: 'Частично подтверждён', tone: 'warn', sum: '44 420,00 ₽' },
  { id: '10391', date: '17 ноября', status: 'Доставлен', tone: 'success', sum: '18 250,00 ₽' },
  { id: '10377', date: '14 ноября', status: 'Отменён', tone: 'danger', sum: '6 900,00 ₽' },
] as const

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
  render: () => (
    <Table aria-label="История заказов">
      <TableHead>
        <TableRow>
          <TableHeaderCell>Заказ</TableHeaderCell>
          <TableHeaderCell>Дата</TableHeaderCell>
          <TableHeaderCell>Статус</TableHeaderCell>
          <TableHeaderCell align="end">Сумма</TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {orders.map((order) => (
          <TableRow key={order.id}>
            <TableCell>
              <TextLink href={`#${order.id}`}>Заказ {order.id}</TextLink>
            </TableCell>
            <TableCell label="Дата">{order.date}</TableCell>
            <TableCell label="Статус">
              <StatusBadge tone={order.tone}>{order.status}</StatusBadge>
            </TableCell>
            <TableCell label="Сумма" align="end">
              <b>{order.sum}</b>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'История заказов' })).toBeVisible()
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4)
    await expect(canvas.getAllByRole('row')).toHaveLength(4)
    await expect(canvas.getByRole('cell', { name: '44 420,00 ₽' })).toBeVisible()
  },
})

export const CardsOnAPhone = Orders.extend({ globals: { viewport: { value: 'phone' } } })
