import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onLayoutChange } from './layout-changes.ts'

/** What a page observes, and a way to let it change its size. */
const observed = new Map<unknown, () => void>()

beforeEach(() => {
  const target = new EventTarget()
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target))
  vi.stubGlobal('dispatchEvent', target.dispatchEvent.bind(target))
  vi.stubGlobal('document', { body: 'the body' })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #listener: () => void
      constructor(listener: () => void) {
        this.#listener = listener
      }
      observe(element: unknown): void {
        observed.set(element, this.#listener)
      }
      disconnect(): void {
        observed.clear()
      }
    },
  )
})

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('onLayoutChange', () => {
  it('calls its listener after a scroll, a resize, and a change of the height of the page that follows a resize', () => {
    const listener = vi.fn<() => void>()
    onLayoutChange(listener)
    dispatchEvent(new Event('scroll'))
    dispatchEvent(new Event('resize'))
    expect(listener).toHaveBeenCalledTimes(2)
    observed.get('the body')?.()
    expect(listener).toHaveBeenCalledTimes(3)
  })

  it('calls its listener no more once it has ended', () => {
    const listener = vi.fn<() => void>()
    onLayoutChange(listener)()
    dispatchEvent(new Event('scroll'))
    dispatchEvent(new Event('resize'))
    expect(listener).not.toHaveBeenCalled()
    expect(observed.size).toBe(0)
  })
})
