import { expect, test, vi } from 'vitest'
import { createMessageLoader, type Messages } from './message-loader.ts'

test('the same topics give the same promise, also before they are there', async () => {
  const file = vi.fn<() => Promise<Messages>>(async () => ({ 'shop.a': [] }))
  const loadMessages = createMessageLoader({ './messages/ru/runtime.json': file })
  const first = loadMessages('ru', ['runtime'])
  expect(loadMessages('ru', ['runtime'])).toBe(first)
  expect(await first).toEqual({ 'shop.a': [] })
  expect(file).toHaveBeenCalledTimes(1)
})

test('what could not be loaded is tried again', async () => {
  const file = vi.fn<() => Promise<Messages>>(async () => ({}))
  file.mockRejectedValueOnce(new TypeError('offline'))
  const loadMessages = createMessageLoader({ './messages/ru/runtime.json': file })
  await expect(loadMessages('ru', ['runtime'])).rejects.toThrow('offline')
  await expect(loadMessages('ru', ['runtime'])).resolves.toEqual({})
})

test('the runtime’s own messages are there in both languages without the app naming their files', async () => {
  const loadMessages = createMessageLoader({})
  const topics = ['runtime', 'forms'] as const
  const [russian, english] = await Promise.all([loadMessages('ru', topics), loadMessages('en', topics)])
  expect(Object.keys(russian)).toContain('forms.failed')
  expect(Object.keys(russian).toSorted()).toEqual(Object.keys(english).toSorted())
})
