import { expect, test } from 'vitest'
import type { ListPage, ListRow } from './join-pages.ts'
import { chainPages } from './page-chain.ts'
import { loading, type Resource } from './resource-entry.ts'
import type { Question } from './resource.ts'

type Page = Resource<ListPage<ListRow>>

function keyOf(page: number, cursor?: string) {
  return cursor === undefined ? `page ${page}` : `after ${cursor}`
}

/** A server with rows, the newest first, and what a browser knows of it: questions are answered when `answer` is called. */
function openList({ rows, hasCursors = true }: { rows: readonly string[]; hasCursors?: boolean }) {
  let stored = rows
  const limit = 2
  const asked = new Map<string, { page: Page; listeners: Set<() => void>; isWaiting: boolean }>()
  const entryOf = (key: string) => {
    const entry = asked.get(key) ?? { page: loading, listeners: new Set(), isWaiting: false }
    asked.set(key, entry)
    return entry
  }
  const show = (key: string, page: Page) => {
    entryOf(key).page = page
    for (const listener of entryOf(key).listeners) listener()
  }
  const read = (key: string): ListPage<ListRow> => {
    const [kind, value = ''] = key.split(' ')
    const start = kind === 'page' ? (Number(value) - 1) * limit : stored.indexOf(value) + 1
    const items = stored.slice(start, start + limit).map((_id) => ({ _id }))
    const next = start + limit < stored.length ? (items.at(-1)?._id ?? null) : null
    return { items, page: 1, limit, total: stored.length, ...(hasCursors && { next }) }
  }
  const waiting = () => [...asked].flatMap(([key, { isWaiting }]) => (isWaiting ? [key] : []))
  const ask = (page: number, cursor?: string): Question<ListPage<ListRow>> => {
    const key = keyOf(page, cursor)
    const refresh = () => void (entryOf(key).isWaiting = true)
    return {
      key,
      get: () => entryOf(key).page,
      subscribe: (onChange) => {
        entryOf(key).listeners.add(onChange)
        return () => entryOf(key).listeners.delete(onChange)
      },
      ensure: () => {
        if (entryOf(key).page.status !== 'ready') refresh()
      },
      refresh,
      patch: () => {},
    }
  }
  return {
    ask,
    waiting,
    watched: () => [...asked].flatMap(([key, { listeners }]) => (listeners.size > 0 ? [key] : [])),
    add: (row: string) => void (stored = [row, ...stored]),
    askAgain: (key: string) => void (entryOf(key).isWaiting = true),
    /** Answers a question that waits. */
    answer: (key: string) => {
      expect(waiting()).toContain(key)
      entryOf(key).isWaiting = false
      show(key, { status: 'ready', data: read(key), isRefreshing: false })
    },
    fail: (key: string) => {
      entryOf(key).isWaiting = false
      show(key, { status: 'failed', error: new Error('no') })
    },
  }
}

function shown(chain: ReturnType<typeof chainPages>) {
  const list = chain.get()
  return list.status === 'ready'
    ? [list.data.rows.map(({ _id }) => _id).join(''), list.data.next]
    : list.status
}

test('a page is asked for behind the last row of the page before, when that has come', () => {
  const list = openList({ rows: [...'edcba'] })
  const chain = chainPages(list.ask, 3)
  chain.subscribe(() => {})
  expect([shown(chain), list.waiting()]).toEqual(['loading', ['page 1']])
  list.answer('page 1')
  expect([shown(chain), list.waiting()]).toEqual([['ed', 'loading'], ['after d']])
  list.answer('after d')
  list.answer('after b')
  expect([shown(chain), list.waiting()]).toEqual([['edcba', 'end'], []])
})

test('a row that comes between two pages is neither doubled nor pushes another out', () => {
  const list = openList({ rows: [...'dcba'] })
  const one = chainPages(list.ask, 1)
  one.subscribe(() => {})
  list.answer('page 1')
  expect(shown(one)).toEqual(['dc', 'more'])
  list.add('e')
  const two = chainPages(list.ask, 2)
  two.subscribe(() => {})
  list.answer('after c')
  expect(shown(two)).toEqual(['dcba', 'end'])
})

test('the rows behind a first page that has changed stay until they are asked for anew', () => {
  const list = openList({ rows: [...'fedcba'] })
  const chain = chainPages(list.ask, 2)
  let changes = 0
  chain.subscribe(() => (changes += 1))
  list.answer('page 1')
  list.answer('after e')
  expect(shown(chain)).toEqual(['fedc', 'more'])
  list.add('g')
  list.askAgain('page 1')
  list.answer('page 1')
  expect([shown(chain), list.waiting()]).toEqual([['gfedc', 'loading'], ['after f']])
  expect(list.watched()).toEqual(['page 1', 'after f'])
  const before = changes
  list.answer('after f')
  expect(changes).toBeGreaterThan(before)
  expect(shown(chain)).toEqual(['gfed', 'more'])
})

test('they stay where that fails, too, and the failed page alone is asked for again', () => {
  const list = openList({ rows: [...'fedcba'] })
  const chain = chainPages(list.ask, 2)
  chain.subscribe(() => {})
  list.answer('page 1')
  list.answer('after e')
  list.add('g')
  list.askAgain('page 1')
  list.answer('page 1')
  list.fail('after f')
  expect(shown(chain)).toEqual(['gfedc', 'failed'])
  chain.refresh()
  expect(list.waiting()).toEqual(['after f'])
})

test('pages of a list without cursors are asked for by number, all at once', () => {
  const list = openList({ rows: [...'edcba'], hasCursors: false })
  const chain = chainPages(list.ask, 3)
  chain.subscribe(() => {})
  list.answer('page 1')
  expect(list.waiting()).toEqual(['page 2', 'page 3'])
  list.answer('page 3')
  list.answer('page 2')
  expect(shown(chain)).toEqual(['edcba', 'end'])
})

test('no page is asked for behind the last one', () => {
  const list = openList({ rows: [...'ba'] })
  const chain = chainPages(list.ask, 4)
  chain.subscribe(() => {})
  list.answer('page 1')
  expect([shown(chain), list.waiting(), chain.pages().length]).toEqual([['ba', 'end'], [], 1])
})

test('nothing is watched once nobody looks', () => {
  const list = openList({ rows: [...'dcba'] })
  const stop = chainPages(list.ask, 2).subscribe(() => {})
  list.answer('page 1')
  expect(list.watched()).toEqual(['page 1', 'after c'])
  stop()
  expect(list.watched()).toEqual([])
})

test('the answer is the same object until a page changes', () => {
  const list = openList({ rows: [...'dcba'] })
  const chain = chainPages(list.ask, 2)
  chain.subscribe(() => {})
  expect(chain.get()).toBe(chain.get())
  list.answer('page 1')
  expect(chain.get()).toBe(chain.get())
})
