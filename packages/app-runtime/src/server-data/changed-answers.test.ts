import { createStore } from 'jotai'
import { expect, test, vi } from 'vitest'
import type { ApiClient } from '@flower-market/api-client'
import { resourceTagsOf } from '@flower-market/api-client/contract'
import { apiAtom } from '../session/api.ts'
import { resourcesAtom } from './resource.ts'

const listed = [{ _id: 'a' }]
function clear(): never[] {
  return []
}
function ready(data: unknown) {
  return { status: 'ready', data, isRefreshing: false }
}

/** A question that is shown, and what gives its answers, one after the other. */
function showQuestion() {
  const requests: PromiseWithResolvers<unknown>[] = []
  const call = () => {
    const request = Promise.withResolvers<unknown>()
    requests.push(request)
    return request.promise
  }
  const store = createStore()
  store.set(apiAtom, { call, peek: () => undefined, tagsOf: resourceTagsOf } as unknown as ApiClient)
  const question = store.get(resourcesAtom).of('accountList', {})
  question.subscribe(() => {})
  const answer = async (data: unknown): Promise<void> => {
    requests.at(-1)?.resolve(data)
    await requests.at(-1)?.promise
  }
  return { question, answer }
}

test('an answer is changed in place; where there is none and none is on its way, nothing happens', async () => {
  const { question, answer } = showQuestion()
  question.patch(clear)
  expect(question.get()).toEqual({ status: 'loading' })
  question.ensure()
  await answer(listed)
  expect(question.get()).toEqual(ready(listed))
  question.patch(clear)
  expect(question.get()).toEqual(ready([]))
})

test('what was changed while an answer was on its way is changed in that answer, too, and in no later one', async () => {
  const { question, answer } = showQuestion()
  const change = vi.fn<() => never[]>(clear)
  question.ensure()
  question.patch(change)
  expect(question.get()).toEqual({ status: 'loading' })
  await answer(listed)
  expect(question.get()).toEqual(ready([]))
  question.refresh()
  await answer(listed)
  expect(question.get()).toEqual(ready(listed))
  expect(change).toHaveBeenCalledTimes(1)
})

test('an answer that comes anew is changed as the one before was meanwhile', async () => {
  const { question, answer } = showQuestion()
  question.ensure()
  await answer(listed)
  question.refresh()
  question.patch(clear)
  expect(question.get()).toMatchObject({ status: 'ready', data: [], isRefreshing: true })
  await answer(listed)
  expect(question.get()).toEqual(ready([]))
})

test('a request that is given up takes with it what was changed meanwhile', async () => {
  const { question, answer } = showQuestion()
  question.ensure()
  question.patch(clear)
  question.refresh()
  await answer(listed)
  expect(question.get()).toEqual(ready(listed))
})
