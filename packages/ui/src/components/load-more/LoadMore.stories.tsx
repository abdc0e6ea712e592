import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { LoadMore, type LoadMoreProps, type LoadMoreState } from './index.ts'

const meta = preview.meta({
  title: 'UI/LoadMore',
  component: LoadMore,
  args: {
    state: 'more' as const,
    onMore: fn(),
    onRetry: fn(),
    moreLabel: 'Показать ещё',
    retryLabel: 'Повторить',
    failedText: 'Не удалось загрузить продолжение списка',
    status: 'Показано 20 из 54',
  },
  parameters: {
    english: {
      moreLabel: 'Show more',
      retryLabel: 'Try again',
      failedText: 'Could not load the rest of the list',
      status: '20 of 54 shown',
    },
    docs: {
      description: {
        component:
          'For a list that is read from the newest entry on: orders, payments, notifications. The next page is appended, and what is shown stays when loading fails. Not where people look for an entry that they saw on a certain page: use Pagination.',
      },
    },
  },
})

export const More = meta.story()
export const Loading = meta.story({ args: { state: 'loading' } })
export const LoadFailed = meta.story({ args: { state: 'failed' } })
export const End = meta.story({
  args: { state: 'end', status: 'Показано 54 из 54' },
  parameters: { english: { status: '54 of 54 shown' } },
})
export const OnAPhone = LoadFailed.extend({ globals: { viewport: { value: 'phone' } } })

const pages = [
  { state: 'more', status: 'Показано 20 из 54' },
  { state: 'failed', status: 'Показано 40 из 54' },
  { state: 'end', status: 'Показано 54 из 54' },
] as const

function Growing(props: LoadMoreProps) {
  const [page, setPage] = useState(0)
  const [isLoading, setLoading] = useState(false)
  const shown = pages[page] ?? pages[0]
  const state: LoadMoreState = isLoading ? 'loading' : shown.state
  const load = () => {
    setLoading(true)
    setTimeout(() => {
      setPage(page + 1)
      setLoading(false)
    }, 20)
  }
  return <LoadMore {...props} state={state} status={shown.status} onMore={load} onRetry={load} />
}

export const LoadedByKeyboard = meta.story({
  render: (args) => <Growing {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const retry = await canvas.findByRole('button', { name: 'Повторить' })
    await expect(retry).toHaveFocus()
    await expect(canvas.getByRole('alert')).toHaveTextContent('Не удалось загрузить продолжение списка')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull())
    const status = canvas.getByRole('status')
    await expect(status).toHaveTextContent('Показано 54 из 54')
    await expect(status).toHaveFocus()
  },
})
