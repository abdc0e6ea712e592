import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { useStoryText } from '../../../../../.storybook/story-text.tsx'
import { TableCell, TableHead, TableHeaderCell, TableRow } from '../table/index.ts'
import { TextLink } from '../text-link/index.ts'
import { VirtualTable } from './index.ts'

const varieties = ['Explorer', 'Mondial', 'Athena Pink', 'Mirabel', 'Tiger', 'Baltica Yellow', 'Don Pedro']

const stock = Array.from({ length: 50_000 }, (_, index) => ({
  id: `item-${index + 1}`,
  name: `${varieties[index % varieties.length]} № ${index + 1}`,
  stems: 25 * ((index % 40) + 1),
}))

function Stock() {
  const words = useStoryText(
    { name: 'Остатки', variety: 'Сорт', stems: 'Стебли' },
    { name: 'Stock', variety: 'Variety', stems: 'Stems' },
  )
  return (
    <VirtualTable
      aria-label={words.name}
      style={{ height: 420 }}
      rows={stock}
      rowKey={({ id }) => id}
      head={
        <TableHead>
          <TableRow aria-rowindex={1}>
            <TableHeaderCell>{words.variety}</TableHeaderCell>
            <TableHeaderCell align="end">{words.stems}</TableHeaderCell>
          </TableRow>
        </TableHead>
      }
      renderRow={({ id, name, stems }, rowProps) => (
        <TableRow {...rowProps}>
          <TableCell>
            <TextLink href={`#${id}`}>{name}</TextLink>
          </TableCell>
          <TableCell label={words.stems} align="end">
            <b>{stems}</b>
          </TableCell>
        </TableRow>
      )}
    />
  )
}

const meta = preview.meta({
  title: 'UI/VirtualTable',
  render: () => <Stock />,
  parameters: {
    docs: {
      description: {
        component:
          'For lists of more than about two hundred rows that must stand in one scroll: rows out of sight are not drawn, so the find function of the browser does not see them; offer a search. Not for lists that come page by page: those are Table with Pagination or LoadMore. The frame needs a height.',
      },
    },
  },
})

export const FiftyThousandRows = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const frame = canvas.getByRole('region', { name: 'Остатки' })
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '50001')
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(220)
    frame.scrollTop = 30_000
    await waitFor(() => expect(canvas.getByText(/№ 501$/)).toBeVisible())
    await expect(canvas.queryByText(/№ 1$/)).toBeNull()
    await expect(canvas.getByText(/№ 501$/).closest('tr')).toHaveAttribute('aria-rowindex', '502')
    await expect(canvas.getByRole('columnheader', { name: 'Сорт' })).toBeVisible()
  },
})

export const FocusKeptByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const frame = canvas.getByRole('region', { name: 'Остатки' })
    await userEvent.tab()
    await expect(frame).toHaveFocus()
    await userEvent.tab()
    const first = canvas.getByRole('link', { name: /№ 1$/ })
    await expect(first).toHaveFocus()
    frame.scrollTop = 30_000
    await waitFor(() => expect(canvas.getByText(/№ 501$/)).toBeVisible())
    await expect(first).toHaveFocus()
  },
})

export const CardsOnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })
