import { expect, test, vi } from 'vitest'
import { handlePageMessage } from './release.ts'

const own = '/assets/new.js'

/** A page says which script it began with, beside other pages. */
async function hear(data: unknown, windows: readonly string[] = ['page']) {
  const takeOver = vi.fn<() => Promise<void>>(async () => {})
  const postMessage = vi.fn<(word: unknown) => void>()
  await handlePageMessage(
    { data, source: { id: 'page' }, ports: [{ postMessage }] },
    { isOwn: (script) => script === own, windows: async () => windows.map((id) => ({ id })), takeOver },
  )
  return { answers: postMessage.mock.calls.flat(), hasTakenOver: takeOver.mock.calls.length > 0 }
}

test('the only page there is has begun with the new release: it takes over', async () => {
  expect(await hear({ kind: 'began-with', script: own })).toEqual({
    answers: [{ isOwn: true }],
    hasTakenOver: true,
  })
})

test('a page of an older release is told, and keeps its files', async () => {
  expect(await hear({ kind: 'began-with', script: '/assets/old.js' })).toEqual({
    answers: [{ isOwn: false }],
    hasTakenOver: false,
  })
})

test('as long as another page is open, which may be in use, nothing is taken over', async () => {
  expect(await hear({ kind: 'began-with', script: own }, ['page', 'other'])).toEqual({
    answers: [{ isOwn: true }],
    hasTakenOver: false,
  })
})

test.each([null, 'began-with', {}, { kind: 'began-with' }, { kind: 'began-with', script: 1 }])(
  'what is not understood changes nothing: %j',
  async (data) => {
    expect(await hear(data)).toEqual({ answers: [], hasTakenOver: false })
  },
)
