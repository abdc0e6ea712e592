import { Fragment, useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { useStoryText } from '../../../../../.storybook/story-text.tsx'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import {
  nextTableSort,
  Table,
  TableBody,
  TableCell,
  TableDetailRow,
  TableExpandCell,
  TableHead,
  TableHeaderCell,
  TableRow,
  TableSelectAllCell,
  TableSelectCell,
  type TableSort,
  useTableSelection,
} from './index.ts'

const lines = [
  { id: 'explorer', variety: 'Explorer', cm: 50, from: 'Alto Zafiro Roses', stems: 150, sum: 17_700 },
  { id: 'athena', variety: 'Athena Pink', cm: 40, from: 'Kilima Dawn Blooms', stems: 400, sum: 19_600 },
  { id: 'tiger', variety: 'Tiger', cm: 60, from: 'Sabana Cobre', stems: 60, sum: 4440 },
  { id: 'cinerea', variety: 'Cinerea', cm: 50, from: 'Riviera Verde', stems: 100, sum: 6600 },
]

const russian = {
  locale: 'ru-RU',
  table: 'Позиции',
  all: 'Выбрать все',
  variety: 'Сорт',
  stems: 'Стебли',
  sum: 'Сумма',
  details: 'подробности',
  cm: 'см',
  packing: (from: string) => `Плантация ${from}, пачками по 25, в коробке 400.`,
}

const english: typeof russian = {
  locale: 'en-US',
  table: 'Items',
  all: 'Select all',
  variety: 'Variety',
  stems: 'Stems',
  sum: 'Sum',
  details: 'details',
  cm: 'cm',
  packing: (from) => `Plantation ${from}, in bunches of 25, 400 to a box.`,
}

function Positions() {
  const words = useStoryText(russian, english)
  const figures = new Intl.NumberFormat(words.locale)
  const [sort, setSort] = useState<TableSort<'stems' | 'sum'> | null>(null)
  const [open, setOpen] = useState<string | null>(null)
  const sorted = sort
    ? lines.toSorted((a, b) => (a[sort.column] - b[sort.column]) * (sort.direction === 'ascending' ? 1 : -1))
    : lines
  const { selected, extent, toggle, toggleAll } = useTableSelection(sorted.map(({ id }) => id))
  const sortBy = (column: 'stems' | 'sum') => ({
    sort: sort?.column === column ? sort.direction : ('none' as const),
    onSort: () => setSort(nextTableSort(sort, column)),
  })
  return (
    <Table aria-label={words.table} hasStickyHeader>
      <TableHead>
        <TableRow>
          <TableSelectAllCell extent={extent} label={words.all} onToggle={toggleAll} />
          <TableHeaderCell>{words.variety}</TableHeaderCell>
          <TableHeaderCell align="end" {...sortBy('stems')}>
            {words.stems}
          </TableHeaderCell>
          <TableHeaderCell align="end" {...sortBy('sum')}>
            {words.sum}
          </TableHeaderCell>
          <TableHeaderCell>
            <VisuallyHidden>{words.details}</VisuallyHidden>
          </TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {sorted.map(({ id, variety, cm, from, stems, sum }) => {
          const name = `${variety}, ${cm} ${words.cm}`
          return (
            <Fragment key={id}>
              <TableRow selected={selected.has(id)}>
                <TableSelectCell
                  selected={selected.has(id)}
                  label={name}
                  onToggle={(isRange) => toggle(id, isRange)}
                />
                <TableCell>
                  <b>{name}</b>
                </TableCell>
                <TableCell label={words.stems} align="end">
                  {figures.format(stems)}
                </TableCell>
                <TableCell label={words.sum} align="end">
                  <b>{figures.format(sum)} ₽</b>
                </TableCell>
                <TableExpandCell
                  open={open === id}
                  label={`${name}: ${words.details}`}
                  controls={`detail-${id}`}
                  onToggle={() => setOpen(open === id ? null : id)}
                />
              </TableRow>
              {open === id && (
                <TableDetailRow id={`detail-${id}`} columns={5}>
                  {words.packing(from)}
                </TableDetailRow>
              )}
            </Fragment>
          )
        })}
      </TableBody>
    </Table>
  )
}

const meta = preview.meta({
  title: 'UI/Table/In use',
  render: () => <Positions />,
  parameters: {
    docs: {
      description: {
        component:
          'Give `onSort` to the columns that people really order by, figures first. Rows are chosen where one action takes several of them; for a single action a link or button in the row is enough. A row opens for a line or two more; what needs its own address is a page. On a phone the sort keys and “choose all” stand above the cards.',
      },
    },
  },
})

export const Loaded = meta.story()

export const SortedByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const sums = () =>
      canvas
        .getAllByRole('cell', { name: /₽$/ })
        .map((cell) => Number.parseInt(cell.textContent.replace('Сумма', '').replaceAll(/\s/g, ''), 10))
    const column = canvas.getByRole('columnheader', { name: 'Сумма' })
    await expect(column).toHaveAttribute('aria-sort', 'none')
    canvas.getByRole('button', { name: 'Сумма' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(column).toHaveAttribute('aria-sort', 'ascending')
    await expect(sums()).toEqual([4440, 6600, 17_700, 19_600])
    await userEvent.keyboard('{Enter}')
    await expect(column).toHaveAttribute('aria-sort', 'descending')
    await expect(sums()).toEqual([19_600, 17_700, 6600, 4440])
    await expect(canvas.getByRole('columnheader', { name: 'Стебли' })).toHaveAttribute('aria-sort', 'none')
  },
})

export const SelectedByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'Выбрать все' })
    const one = (name: RegExp) => canvas.getByRole('checkbox', { name })
    await userEvent.tab()
    await expect(all).toHaveFocus()
    one(/Athena/).focus()
    await userEvent.keyboard(' ')
    await expect(one(/Athena/)).toBeChecked()
    await expect(all).toBePartiallyChecked()
    all.focus()
    await userEvent.keyboard(' ')
    for (const name of [/Explorer/, /Athena/, /Tiger/, /Cinerea/]) await expect(one(name)).toBeChecked()
    await expect(all).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(one(/Explorer/)).not.toBeChecked()
  },
})

export const SelectedAsARange = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /Explorer/ }))
    await userEvent.keyboard('{Shift>}')
    await userEvent.click(canvas.getByRole('checkbox', { name: /Tiger/ }))
    await userEvent.keyboard('{/Shift}')
    await expect(canvas.getByRole('checkbox', { name: /Athena/ })).toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: /Cinerea/ })).not.toBeChecked()
  },
})

export const OpenedByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Athena Pink, 40 см: подробности' })
    await expect(opener).toHaveAttribute('aria-expanded', 'false')
    opener.focus()
    await userEvent.keyboard('{Enter}')
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    await expect(document.getElementById(opener.getAttribute('aria-controls') ?? '')).toHaveTextContent(
      'Kilima Dawn Blooms',
    )
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByText(/Kilima Dawn Blooms/)).toBeNull()
  },
})

export const CardsOnAPhone = OpenedByKeyboard.extend({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /Explorer/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Сумма' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Tiger, 60 см: подробности' }))
    await expect(canvas.getByText(/Sabana Cobre/)).toBeVisible()
  },
})

const belowAHeader = { '--table-sticky-top': '60px', padding: '100px 0 120vh' }

export const ColumnNamesStayInSight = meta.story({
  render: () => (
    <div style={belowAHeader}>
      <Positions />
    </div>
  ),
  play: async ({ canvas }) => {
    const column = canvas.getByRole('columnheader', { name: 'Сумма' })
    await expect(column.getBoundingClientRect().top).toBeGreaterThan(60)
    scrollTo(0, 200)
    await waitFor(() => expect(Math.round(column.getBoundingClientRect().top)).toBe(60))
    scrollTo(0, 0)
  },
})
