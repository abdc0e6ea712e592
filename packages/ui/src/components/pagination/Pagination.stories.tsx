import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Pagination, type PaginationProps } from './index.ts'

function Paging(props: PaginationProps) {
  const [page, setPage] = useState(props.page)
  return (
    <Pagination
      {...props}
      {...(page === undefined ? {} : { page })}
      onPageChange={(next) => {
        setPage(next)
        props.onPageChange(next)
      }}
    />
  )
}

const meta = preview.meta({
  title: 'UI/Pagination',
  component: Pagination,
  args: {
    total: 134,
    onPageChange: fn(),
    'aria-label': 'Страницы',
    previousLabel: 'Предыдущая',
    nextLabel: 'Следующая',
    pageLabel: (page) => `Страница ${page}`,
  },
  render: (args) => <Paging {...args} />,
  parameters: {
    english: {
      'aria-label': 'Pages',
      previousLabel: 'Previous',
      nextLabel: 'Next',
      pageLabel: (page: number) => `Page ${page}`,
    },
    docs: {
      description: {
        component:
          'For lists that people come back to and quote (“the order on page 3”): orders, operations, people. Keep the page in the address and pass `hrefOf`. Not for lists that are only scanned, as the catalog on a phone: those take LoadMore. By default 10 items a page, 5 page numbers, page 1.',
      },
    },
  },
})

export const FirstPage = meta.story({
  play: async ({ canvas }) => {
    const numbers = canvas.getAllByRole('button', { name: /Страница/ })
    await expect(numbers.map(({ textContent }) => textContent)).toEqual(['1', '2', '3', '4', '14'])
    await expect(canvas.getByRole('button', { name: 'Страница 1' })).toHaveAttribute('aria-current', 'page')
  },
})
export const InTheMiddle = meta.story({
  args: { page: 7, status: '61–70 из 134' },
  parameters: { english: { status: '61–70 of 134' } },
})
export const LastPage = meta.story({
  args: { page: 14, status: '131–134 из 134' },
  parameters: { english: { status: '131–134 of 134' } },
})
export const FewPages = meta.story({ args: { total: 24 } })

export const OnePage = meta.story({
  args: { total: 8, status: '8 заказов' },
  parameters: { english: { status: '8 orders' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const BeyondTheLastPage = meta.story({
  args: { page: 99 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Страница 14' })).toHaveAttribute('aria-current', 'page')
  },
})

export const OnAPhone = InTheMiddle.extend({ globals: { viewport: { value: 'phone' } } })

export const PagedByKeyboard = meta.story({
  args: { page: 13 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Предыдущая' })).toHaveFocus()
    const next = canvas.getByRole('button', { name: 'Следующая' })
    next.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPageChange).toHaveBeenLastCalledWith(14)
    await expect(next).toHaveFocus()
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Страница 14' }))
    await expect(args.onPageChange).toHaveBeenCalledTimes(1)
  },
})

export const AsLinks = meta.story({
  args: { page: 2, hrefOf: (page) => `#page-${page}` },
  play: async ({ args, canvas, userEvent }) => {
    const third = canvas.getByRole('link', { name: 'Страница 3' })
    await expect(third).toHaveAttribute('href', '#page-3')
    third.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await userEvent.keyboard('{Control>}')
    await userEvent.click(third)
    await userEvent.keyboard('{/Control}')
    await expect(args.onPageChange).not.toHaveBeenCalled()
    await userEvent.click(third)
    await expect(args.onPageChange).toHaveBeenCalledWith(3)
  },
})
