import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError, type ApiClient, type CallOptions } from '@flower-market/api-client'
import { resourceTagsOf } from '@flower-market/api-client/contract'
import { apiAtom } from '../session/api.ts'
import { invalidateAllAtom, invalidateAtom, resourcesAtom } from './resource.ts'

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => vi.useRealTimers())

const seconds = 1000
const minutes = 60 * seconds
function ready(data: unknown) {
  return { status: 'ready', data, isRefreshing: false }
}

function offline() {
  return Promise.reject(new ApiError({ kind: 'network', call: 'accountList', message: 'down' }))
}
function refused(status: number) {
  return () => Promise.reject(new ApiError({ kind: 'http', call: 'accountList', status, message: '' }))
}
function never() {
  return new Promise<never>(() => {})
}
function settle() {
  return vi.advanceTimersByTimeAsync(1)
}
async function nothing(): Promise<unknown> {
  return []
}

/** A page whose server gives these answers in turn, then empty lists. */
function openPage(answers: (() => Promise<unknown>)[] = [], inPage?: unknown) {
  const signals: AbortSignal[] = []
  const left = [...answers]
  const call = vi.fn<(name: string, input: unknown, options: { signal: AbortSignal }) => Promise<unknown>>(
    (_name, _input, { signal }) => {
      signals.push(signal)
      return (left.shift() ?? nothing)()
    },
  )
  const store = createStore()
  store.set(apiAtom, { call, peek: () => inPage, tagsOf: resourceTagsOf } as unknown as ApiClient)
  const question = store.get(resourcesAtom).of('accountList', {})
  /** Shows the question as a component does; gives what hides it. */
  const show = async (onChange: () => void = () => {}) => {
    const hide = question.subscribe(onChange)
    question.ensure()
    await settle()
    return hide
  }
  return { store, call, signals, question, show }
}

test('two who want the same ask once', async () => {
  const { call, show } = openPage([never])
  await Promise.all([show(), show()])
  expect(call).toHaveBeenCalledTimes(1)
})

test('the same question asked in other words is the same', () => {
  const { store } = openPage()
  const resources = store.get(resourcesAtom)
  const key = resources.of('purchaseList', { query: { page: 1, limit: 20 } }).key
  expect(resources.of('purchaseList', { query: { limit: '20', page: 1 } }).key).toBe(key)
})

test('a fresh answer is shown again without asking, an old one is asked anew', async () => {
  const { call, show } = openPage()
  await show()
  await vi.advanceTimersByTimeAsync(20 * seconds)
  await show()
  expect(call).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(20 * seconds)
  await show()
  expect(call).toHaveBeenCalledTimes(2)
})

test('what the page came with is shown at once, and not drawn again when it is taken over', async () => {
  const inPage = [{ _id: 'a' }]
  const { question, show } = openPage([() => Promise.resolve(inPage)], inPage)
  const draw = vi.fn<() => void>()
  expect(question.get()).toEqual(ready(inPage))
  expect(question.get()).toBe(question.get())
  await show(draw)
  expect(draw).not.toHaveBeenCalled()
})

test('a failure is not remembered: the next who wants the answer asks again', async () => {
  const { question, show } = openPage([() => Promise.reject(new Error('down'))])
  await show()
  expect(question.get().status).toBe('failed')
  await show()
  expect(question.get()).toEqual(ready([]))
})

test.each([
  ['without a connection', offline, { keptAt: 1_000_000 }],
  ['where a proxy finds no server', refused(502), { keptAt: 1_000_000 }],
  ['when the server does not work', refused(500), {}],
])('%s what is shown stays, and is asked for the next time', async (_when, answer, age) => {
  const { call, question, show } = openPage([nothing, answer])
  await show()
  await vi.advanceTimersByTimeAsync(40 * seconds)
  await show()
  expect(question.get()).toEqual({ ...ready([]), ...age })
  await show()
  expect(call).toHaveBeenCalledTimes(3)
})

test('a refusal replaces what is shown', async () => {
  const { question, show } = openPage([nothing, refused(404)])
  await show()
  await vi.advanceTimersByTimeAsync(40 * seconds)
  await show()
  expect(question.get().status).toBe('failed')
})

test('an older request is given up for a newer one, and its answer is not taken', async () => {
  const late = Promise.withResolvers<unknown>()
  const { question, show, signals } = openPage([() => late.promise, async () => ['new']])
  await show()
  question.refresh()
  await settle()
  late.resolve(['old'])
  await settle()
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
  expect(question.get()).toEqual(ready(['new']))
})

test('a request is given up when nobody shows the question any more', async () => {
  const { show, signals } = openPage([never])
  const hide = await show()
  hide()
  await settle()
  expect(signals[0]?.aborted).toBe(true)
})

test('a request goes on when another component takes the question over', async () => {
  const { call, show, signals } = openPage([never])
  const hide = await show()
  hide()
  await show()
  expect(signals[0]?.aborted).toBe(false)
  expect(call).toHaveBeenCalledTimes(1)
})

test('an answer is kept for some minutes after it was last shown, and then released', async () => {
  const { question, show } = openPage()
  const hide = await show()
  hide()
  await vi.advanceTimersByTimeAsync(4 * minutes)
  expect(question.get()).toEqual(ready([]))
  await vi.advanceTimersByTimeAsync(2 * minutes)
  expect(question.get()).toEqual({ status: 'loading' })
})

test('an answer that is shown is never released', async () => {
  const { question, show } = openPage()
  await show()
  await vi.advanceTimersByTimeAsync(60 * minutes)
  expect(question.get()).toEqual(ready([]))
})

test('an answer that was asked for and never shown is released', async () => {
  const { question } = openPage()
  question.ensure()
  await settle()
  expect(question.get()).toEqual(ready([]))
  await vi.advanceTimersByTimeAsync(6 * minutes)
  expect(question.get()).toEqual({ status: 'loading' })
})

test('what a change is about is asked anew at once where it is shown, and what is shown stays meanwhile', async () => {
  const { store, call, question, show } = openPage([nothing, never])
  await show()
  store.set(invalidateAtom, ['balances'])
  expect(call).toHaveBeenCalledTimes(2)
  expect(question.get()).toEqual({ status: 'ready', data: [], isRefreshing: true })
})

test('what a change is not about stays as it is', async () => {
  const { store, call, show } = openPage()
  await show()
  store.set(invalidateAtom, ['orders', 'stock'])
  expect(call).toHaveBeenCalledTimes(1)
})

test('what is not shown is asked for when it is next shown, however fresh it is', async () => {
  const { store, call, show } = openPage()
  const hide = await show()
  hide()
  await settle()
  store.set(invalidateAllAtom)
  expect(call).toHaveBeenCalledTimes(1)
  await show()
  expect(call).toHaveBeenCalledTimes(2)
})

test('an answer under way may be of before the change, and is asked for anew', async () => {
  const { store, signals, show } = openPage([never])
  await show()
  store.set(invalidateAllAtom)
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
})

/** Whether the first question of a page says that it shows an error in place. */
function isShownBy(
  { call }: ReturnType<typeof openPage>,
  parts: Partial<ConstructorParameters<typeof ApiError>[0]>,
): unknown {
  const { isErrorShownInPlace } = (call.mock.calls[0]?.[2] ?? {}) as CallOptions
  const error = new ApiError({ kind: 'http', call: 'accountList', message: '', ...parts })
  return typeof isErrorShownInPlace === 'function' ? isErrorShownInPlace(error) : isErrorShownInPlace
}

test('an error that an answer on screen would hide is not shown in place; all others are', async () => {
  const page = openPage()
  await page.show()
  expect(isShownBy(page, { status: 500, code: 'internal' })).toBe(false)
  expect(isShownBy(page, { status: 404, code: 'not-found' })).toBe(true)
  expect(isShownBy(page, { kind: 'network' })).toBe(true)
})

test('a read that has nothing on screen shows its error there', async () => {
  const page = openPage([refused(500)])
  await page.show()
  expect(isShownBy(page, { status: 500, code: 'internal' })).toBe(true)
})

/** A store that has an answer of an earlier time. */
function answerStoreOf(answer: unknown, isReadFirst = false) {
  const keep = vi.fn<(name: string, input: unknown, data: unknown) => void>()
  const kept = answer === undefined ? null : { data: answer, keptAt: 5 }
  return { keep, answerStore: { keep, read: async () => kept, isReadFirst: () => isReadFirst } }
}

test('without a connection an answer of an earlier time is shown, with its time, until there is a newer one', async () => {
  const { store, question, show } = openPage([offline, async () => ['new']])
  store.get(resourcesAtom).setAnswerStore(answerStoreOf(['old']).answerStore)
  await show()
  expect(question.get()).toEqual({ ...ready(['old']), keptAt: 5 })
  store.set(invalidateAllAtom)
  await settle()
  expect(question.get()).toEqual(ready(['new']))
})

test.each([
  ['what the server refuses', refused(404), ['old']],
  ['what fails on the server', refused(500), ['old']],
  ['what was never kept', offline, undefined],
])('%s is not replaced by an answer of an earlier time', async (_what, answer, kept) => {
  const { store, question, show } = openPage([answer])
  store.get(resourcesAtom).setAnswerStore(answerStoreOf(kept).answerStore)
  await show()
  expect(question.get().status).toBe('failed')
})

test('a page that begins without the server shows what was kept while it asks', async () => {
  const answer = Promise.withResolvers<unknown>()
  const { store, question, show } = openPage([() => answer.promise])
  store.get(resourcesAtom).setAnswerStore(answerStoreOf(['old'], true).answerStore)
  await show()
  expect(question.get()).toEqual({ status: 'ready', data: ['old'], isRefreshing: true, keptAt: 5 })
  answer.resolve(['new'])
  await settle()
  expect(question.get()).toEqual(ready(['new']))
})

test('answers are kept as they come, also those that were there before; what was read from it is not kept again', async () => {
  const { store, question, show } = openPage([async () => ['first'], async () => ['second'], offline])
  await show()
  const { keep, answerStore } = answerStoreOf(undefined)
  store.get(resourcesAtom).setAnswerStore(answerStore)
  question.refresh()
  await settle()
  expect(keep.mock.calls.map(([, , data]) => data)).toEqual([['first'], ['second']])
  question.refresh()
  await settle()
  store.get(resourcesAtom).setAnswerStore(answerStore)
  expect(keep).toHaveBeenCalledTimes(2)
})
