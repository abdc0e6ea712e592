import { describe, expect, it } from 'vitest'
import { contrast, hexIn, appearances, type Appearance } from './contrast.ts'
import { type ContrastPair, contrastPairs } from './contrast-pairs.ts'
import { colorTokens } from './tokens.ts'

/** In no pair of their own: decoration, disabled content, and a translucent overlay. */
const unpaired = ['bg-overlay', 'fg-disabled', 'line', 'line-strong']

function failing(pairs: readonly ContrastPair[], appearance: Appearance) {
  return pairs
    .map(({ front, back, atLeast, atLeastInHigh }) => ({
      pair: `${front} on ${back}`,
      needs: appearance.endsWith('high') ? atLeastInHigh : atLeast,
      has: contrast(hexIn(front, appearance), hexIn(back, appearance)),
    }))
    .filter(({ has, needs }) => has < needs)
}

describe(`contrast pairs: ${contrastPairs.length * appearances.length}`, () => {
  it.each(appearances)('each reaches its ratio in %s', (appearance) => {
    expect(failing(contrastPairs, appearance)).toEqual([])
  })

  it('leave out no color but those that nobody has to tell apart', () => {
    const paired = new Set<string>(contrastPairs.flatMap(({ front, back }) => [front, back]))
    expect(Object.keys(colorTokens).filter((name) => !paired.has(name))).toEqual(unpaired)
  })

  it('measure as WCAG 2 does', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  })

  it('refuse a translucent color: its ratio depends on what lies below', () => {
    expect(() => hexIn('bg-overlay', 'dark')).toThrow('--bg-overlay is translucent in dark')
  })
})
