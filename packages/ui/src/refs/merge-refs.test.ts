import { describe, expect, it, vi } from 'vitest'
import { mergeRefs } from './merge-refs.ts'

describe('mergeRefs', () => {
  it('gives the node to every ref, of either kind', () => {
    const own = { current: null as string | null }
    const given = vi.fn<(node: string | null) => void>()
    mergeRefs(own, given, undefined, null)('node')
    expect(own.current).toBe('node')
    expect(given).toHaveBeenCalledOnce()
    expect(given).toHaveBeenCalledWith('node')
  })

  it('empties every ref when the node goes, and prefers a ref’s own cleanup', () => {
    const own = { current: null as string | null }
    const given = vi.fn<(node: string | null) => void>()
    const cleanup = vi.fn<() => void>()
    const cleaning = vi.fn<(node: string | null) => () => void>(() => cleanup)
    const undo = mergeRefs(own, given, cleaning)('node')
    if (typeof undo === 'function') undo()
    expect(own.current).toBeNull()
    expect(given).toHaveBeenLastCalledWith(null)
    expect(cleanup).toHaveBeenCalledOnce()
    expect(cleaning).toHaveBeenCalledOnce()
  })
})
