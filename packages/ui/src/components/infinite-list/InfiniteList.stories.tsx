import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { useStoryText } from '../../../../../.storybook/story-text.tsx'
import { InfiniteList, type InfiniteListProps, type InfiniteListState } from './index.ts'

const pageSize = 12

/** Waits until the browser has told its observers where the element stands: the list, which asked earlier, knows by then. */
function untilObserved(element: HTMLElement) {
  return new Promise<void>((told) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect()
      told()
    })
    observer.observe(element)
  })
}

function Items({ count }: { count: number }) {
  const name = useStoryText('Операция', 'Payment')
  return (
    <ul>
      {Array.from({ length: count }, (_, index) => (
        <li key={index} style={{ padding: '12px 0', borderBottom: '1px solid var(--line)' }}>
          {name} {index + 1}
        </li>
      ))}
    </ul>
  )
}

const meta = preview.meta({
  title: 'UI/InfiniteList',
  component: InfiniteList,
  args: {
    state: 'more' as const,
    isAutomatic: false,
    onMore: fn(),
    moreLabel: 'Показать ещё',
    loadingLabel: 'Загружаем',
    failedText: 'Не удалось загрузить.',
    retryLabel: 'Повторить',
    endText: 'Это все операции.',
    children: <Items count={6} />,
  },
  parameters: {
    english: {
      moreLabel: 'Show more',
      loadingLabel: 'Loading',
      failedText: 'Could not load.',
      retryLabel: 'Try again',
      endText: 'These are all payments.',
    },
    docs: {
      description: {
        component:
          'For lists that are scanned from the newest: operations, notices, the catalog on a phone. Not where people look for an item they saw (“page 3”) or where something stands under the list: take Pagination. The button stays for keyboards and for when scrolling cannot ask.',
      },
    },
  },
})

export const More = meta.story()
export const Loading = meta.story({ args: { state: 'loading' } })
export const LoadFailed = meta.story({ args: { state: 'failed' } })
export const End = meta.story({ args: { state: 'end' } })
export const OnAPhone = LoadFailed.extend({ globals: { viewport: { value: 'phone' } } })

function Growing(props: InfiniteListProps) {
  const [count, setCount] = useState(pageSize)
  const [state, setState] = useState<InfiniteListState>('more')
  const more = () => {
    props.onMore()
    setState('loading')
    setTimeout(() => {
      setCount((before) => before + pageSize)
      setState(count >= pageSize * 3 ? 'end' : 'more')
    }, 20)
  }
  return (
    <InfiniteList {...props} state={state} onMore={more}>
      <Items count={count} />
    </InfiniteList>
  )
}

export const GrowsByItself = meta.story({
  args: { isAutomatic: true },
  render: (args) => <Growing {...args} />,
  play: async ({ args, canvas }) => {
    await waitFor(
      async () => {
        canvas.getAllByRole('listitem').at(-1)?.scrollIntoView()
        await expect(canvas.getByRole('status')).toHaveTextContent('Это все операции.')
      },
      { timeout: 10_000 },
    )
    await expect(canvas.getAllByRole('listitem')).toHaveLength(pageSize * 4)
    await expect(args.onMore).toHaveBeenCalledTimes(3)
  },
})

export const AsksOnlyNearTheEnd = meta.story({
  args: { isAutomatic: true, children: <Items count={120} /> },
  play: async ({ args, canvas }) => {
    await untilObserved(canvas.getByRole('button', { name: 'Показать ещё' }))
    await expect(args.onMore).not.toHaveBeenCalled()
    canvas.getAllByRole('listitem').at(-1)?.scrollIntoView()
    await waitFor(() => expect(args.onMore).toHaveBeenCalledOnce())
  },
})

export const DoesNotRetryByItself = meta.story({
  args: { isAutomatic: true, state: 'failed' },
  play: async ({ args, canvas, userEvent }) => {
    const retry = canvas.getByRole('button', { name: 'Повторить' })
    retry.scrollIntoView()
    await untilObserved(retry)
    await expect(args.onMore).not.toHaveBeenCalled()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onMore).toHaveBeenCalledOnce()
  },
})

export const MoreByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Показать ещё' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onMore).toHaveBeenCalledOnce()
  },
})
