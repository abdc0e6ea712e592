import { ApiError } from '@flower-market/api-client'
import { EmptyState, Skeleton } from '@flower-market/ui'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import type { ShownResource } from '@flower-market/app-runtime/server-data'
import { withScreen } from '../stories/screen-story.tsx'
import { ResourceView } from '@flower-market/app-runtime/resource-view'

const refresh = fn<() => void>()

type Flowers = readonly string[]

function failedWith(status: number, code: 'internal' | 'not-found'): ShownResource<Flowers> {
  const error = new ApiError({ kind: 'http', call: 'purchaseGet', message: code, status, code })
  return { status: 'failed', error, refresh }
}
function ready(data: Flowers): ShownResource<Flowers> {
  return { status: 'ready', data, isRefreshing: false, refresh }
}

function FlowerList(props: { resource: ShownResource<Flowers>; headingLevel?: 1 | 2 }) {
  return (
    <ResourceView
      {...props}
      skeleton={<Skeleton shape="block" height={120} />}
      empty={<EmptyState title="Цветов нет">Они появятся утром.</EmptyState>}
      notFound={<EmptyState title="Такого букета нет" />}
    >
      {(flowers) => (
        <ul>
          {flowers.map((flower) => (
            <li key={flower}>{flower}</li>
          ))}
        </ul>
      )}
    </ResourceView>
  )
}

const meta = preview.meta({
  title: 'Components/ResourceView',
  component: FlowerList,
  args: { headingLevel: 1 },
  ...withScreen({ path: '/history', frame: 'none' }),
})

export const Loaded = meta.story({
  args: { resource: ready(['Роза', 'Пион']) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2))
  },
})

export const Loading = meta.story({
  args: { resource: { status: 'loading', refresh } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/Загружаем|Loading/))
  },
})

export const Empty = meta.story({
  args: { resource: ready([]) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Цветов нет' })).toBeVisible())
  },
})

export const LoadFailed = meta.story({
  args: { resource: failedWith(500, 'internal') },
  play: async ({ canvas, userEvent }) => {
    refresh.mockClear()
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: /Повторить|Try again/ }))
    await expect(refresh).toHaveBeenCalledOnce()
  },
})

export const LoadFailedInASection = meta.story({
  render: ({ resource }) => <FlowerList resource={resource} />,
  args: { resource: failedWith(500, 'internal') },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/Что-то пошло не так|went wrong/))
    await expect(canvas.queryByRole('heading')).toBeNull()
  },
})

export const NotFound = meta.story({
  args: { resource: failedWith(404, 'not-found') },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Такого букета нет' })).toBeVisible())
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})
