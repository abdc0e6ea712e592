import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { writeAfterPause } from './write-after-pause.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const catalog = { pathname: '/catalog', href: 'https://shop.example/catalog' }

test('writes after a pause', () => {
  const write = vi.fn<() => void>()
  writeAfterPause({ ...catalog }, write)
  vi.advanceTimersByTime(349)
  expect(write).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(write).toHaveBeenCalledOnce()
})

test('writes once, also where the address does not say afterwards what was written', () => {
  const write = vi.fn<() => void>()
  const end = writeAfterPause({ ...catalog }, write)
  vi.advanceTimersByTime(5000)
  expect(write).toHaveBeenCalledOnce()
  end()
})

test('writes nothing after its end', () => {
  const write = vi.fn<() => void>()
  writeAfterPause({ ...catalog }, write)()
  vi.advanceTimersByTime(5000)
  expect(write).not.toHaveBeenCalled()
})

test('waits for one more pause where the address has changed meanwhile', () => {
  const write = vi.fn<() => void>()
  const place = { ...catalog }
  const end = writeAfterPause(place, write)
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
  const end = writeAfterPause(place, write)
  Object.assign(place, { pathname: '/cart', href: 'https://shop.example/cart' })
  vi.advanceTimersByTime(5000)
  expect(write).not.toHaveBeenCalled()
  end()
})
