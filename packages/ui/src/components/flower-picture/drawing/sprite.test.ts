import { describe, expect, it } from 'vitest'
import committed from '../flowers.svg?raw'
import { sprite } from './sprite.ts'

describe('the sprite', () => {
  it('is what the drawings make: run build-sprite.mjs after changing one', () => {
    expect(committed).toBe(sprite())
  })

  it('takes every colour from the tint or from the tokens, so that both themes can answer', () => {
    const colours = [...committed.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, colour]) => colour)
    expect(colours.length).toBeGreaterThan(100)
    expect(
      colours.filter((colour) => colour !== 'none' && !/^var\(--(tint|plant|plate)/.test(colour ?? '')),
    ).toEqual([])
  })
})
