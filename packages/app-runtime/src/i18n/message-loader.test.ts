import { expect, onTestFinished, test, vi } from 'vitest'
import type { MessageFiles, Messages } from './compiled-messages.ts'
import { createMessageLoader, type LoadMessageFiles } from './message-loader.ts'
import { readPageMessages } from './page-messages.ts'

function filesOf(messageFiles: MessageFiles) {
  return async () => ({ messageFiles })
}

test('the same topics give the same promise, also before they are there', async () => {
  const file = vi.fn<() => Promise<Messages>>(async () => ({ 'shop.a': [] }))
  const loadMessages = createMessageLoader(filesOf({ './messages/ru/runtime.json': file }))
  const first = loadMessages('ru', ['runtime'])
  expect(loadMessages('ru', ['runtime'])).toBe(first)
  expect(await first).toEqual({ 'shop.a': [] })
  expect(file).toHaveBeenCalledTimes(1)
})

test('what could not be loaded is tried again after a while, and whoever asks before finds the failure', async () => {
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const file = vi.fn<() => Promise<Messages>>(async () => ({}))
  file.mockRejectedValueOnce(new TypeError('offline'))
  const loadMessages = createMessageLoader(filesOf({ './messages/ru/runtime.json': file }))
  const failed = loadMessages('ru', ['runtime'])
  await expect(failed).rejects.toThrow('offline')
  expect(loadMessages('ru', ['runtime'])).toBe(failed)
  vi.advanceTimersByTime(1000)
  await expect(loadMessages('ru', ['runtime'])).resolves.toEqual({})
})

test('the runtime’s own messages are there in both languages without the app naming their files', async () => {
  const loadMessages = createMessageLoader(filesOf({}))
  const topics = ['runtime', 'forms'] as const
  const [russian, english] = await Promise.all([loadMessages('ru', topics), loadMessages('en', topics)])
  expect(Object.keys(russian)).toContain('forms.failed')
  expect(Object.keys(russian).toSorted()).toEqual(Object.keys(english).toSorted())
})

/** A page with these messages in it; null is one without. */
function pageWith(messages: object | null): Pick<Document, 'getElementById'> {
  return { getElementById: () => messages && ({ textContent: JSON.stringify(messages) } as HTMLElement) }
}

test('what the page came with needs no file, and is of its own language alone', async () => {
  const loadFiles = vi.fn<LoadMessageFiles>(
    filesOf({ './messages/en/runtime.json': async () => ({ 'shop.a': [] }) }),
  )
  const loadMessages = createMessageLoader(loadFiles)
  readPageMessages(pageWith({ locale: 'ru', topics: { runtime: { 'shop.page': [] } } }))
  expect(await loadMessages('ru', ['runtime'])).toEqual({ 'shop.page': [] })
  expect(loadFiles).not.toHaveBeenCalled()
  expect(await loadMessages('en', ['runtime'])).toEqual({ 'shop.a': [] })
  readPageMessages(pageWith(null))
})
