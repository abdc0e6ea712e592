import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { writeInPauses } from './write-in-pauses.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const catalog = { pathname: '/catalog', href: 'https://shop.example/catalog' }

test('writes after a pause', () => {
  const write = vi.fn<() => void>()
  const end = writeInPauses({ ...catalog }, write)
  vi.advanceTimersByTime(349)
  expect(write).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(write).toHaveBeenCalledOnce()
  end()
  vi.advanceTimersByTime(1000)
  expect(write).toHaveBeenCalledOnce()
})

test('waits for one more pause where the address has changed meanwhile', () => {
  const write = vi.fn<() => void>()
  const place = { ...catalog }
  const end = writeInPauses(place, write)
  vi.advanceTimersByTime(300)
  place.href += '?variety=explorer'
  vi.advanceTimersByTime(399)
  expect(write).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(write).toHaveBeenCalledOnce()
  end()
})

test('writes nothing on another page', () => {
  const write = vi.fn<() => void>()
  const place = { ...catalog }
  const end = writeInPauses(place, write)
  Object.assign(place, { pathname: '/cart', href: 'https://shop.example/cart' })
  vi.advanceTimersByTime(5000)
  expect(write).not.toHaveBeenCalled()
  end()
})
