import { describe, expect, it } from 'vitest'
import committed from '../flowers.svg?raw'
import committedStages from '../flower-stages.svg?raw'
import { drawings, sprite, stageSprite } from './sprite.ts'

describe('the sprite', () => {
  it('is what the drawings make: run build-sprite.mjs after changing one', () => {
    expect(committed).toBe(sprite())
    expect(committedStages).toBe(stageSprite())
  })

  it('has a bud and an opening flower for every kind, none of them like another', () => {
    const ids = [...committedStages.matchAll(/<g id="([^"]+)">(.+)<\/g>/g)]
    expect(ids.map(([, id]) => id)).toEqual(
      Object.keys(drawings).flatMap((kind) => [`${kind}-bud`, `${kind}-opening`]),
    )
    expect(new Set(ids.map(([, , shapes]) => shapes)).size).toBe(ids.length)
  })

  it.each(['gypsophila', 'dyedGypsophila', 'eucalyptus', 'narrowEucalyptus'] as const)(
    'draws %s in the color of its variety',
    (kind) => {
      expect(drawings[kind]).toContain('var(--tint)')
      expect(drawings[kind]).not.toMatch(/--plant-(?:white|silver)/)
    },
  )

  it('takes every color from the tint or from the tokens, so that both themes can answer', () => {
    const colors = [...(committed + committedStages).matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(
      ([, color]) => color,
    )
    expect(colors.length).toBeGreaterThan(100)
    expect(
      colors.filter((color) => color !== 'none' && !/^var\(--(tint|plant|plate)/.test(color ?? '')),
    ).toEqual([])
  })
})
