import { describe, expect, it } from 'vitest'
import base from './base.css?raw'

function blockOf(opening: RegExp) {
  const start = base.search(opening)
  return start === -1 ? '' : base.slice(start, base.indexOf('}', start))
}

describe('the base sheet', () => {
  it('stops all motion of every element for whoever asks for less, whatever a component says', () => {
    const block = blockOf(/@media \(prefers-reduced-motion: reduce\) \{\s+\*,\s+::before,\s+::after \{/)
    expect(block).toContain('transition-duration: 0s !important')
    expect(block).toContain('transition-delay: 0s !important')
    expect(block).toContain('animation-duration: 0s !important')
    expect(block).toContain('animation-iteration-count: 1 !important')
    expect(block).toContain('scroll-behavior: auto !important')
  })
})
