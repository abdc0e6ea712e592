import { describe, expect, it } from 'vitest'
import { sortFiles } from './sort-files.ts'

function file(name: string, type: string, bytes = 10) {
  return new File(['x'.repeat(bytes)], name, { type })
}
const rules = { types: ['image/png', 'image/jpeg'], maxBytes: 100, room: 2 }
function reasons(files: File[], changes = {}) {
  return sortFiles(files, { ...rules, ...changes }).refused.map(
    ({ file: { name }, reason }) => `${name} ${reason}`,
  )
}

describe('sortFiles', () => {
  it('takes pictures in the order they came', () => {
    const files = [file('a.png', 'image/png'), file('b.jpg', 'image/jpeg')]
    expect(sortFiles(files, rules)).toEqual({ taken: files, refused: [] })
  })

  it('refuses what is no picture of a wanted kind, drawings with scripts included', () => {
    expect(
      reasons([file('a.pdf', 'application/pdf'), file('a.svg', 'image/svg+xml'), file('a', '')]),
    ).toEqual(['a.pdf type', 'a.svg type', 'a type'])
  })

  it('knows a family of types', () => {
    expect(
      reasons([file('a.webp', 'image/webp'), file('a.pdf', 'application/pdf')], { types: ['image/*'] }),
    ).toEqual(['a.pdf type'])
  })

  it('refuses what is too large, to the byte', () => {
    expect(reasons([file('fits.png', 'image/png', 100), file('big.png', 'image/png', 101)])).toEqual([
      'big.png too-large',
    ])
  })

  it('refuses what there is no room for, and lets a refused file take none', () => {
    const files = [
      file('no.pdf', 'application/pdf'),
      file('1.png', 'image/png'),
      file('2.png', 'image/png'),
      file('3.png', 'image/png'),
    ]
    expect(reasons(files)).toEqual(['no.pdf type', '3.png too-many'])
  })
})
