import { describe, expect, it } from 'vitest'
import raw from './tokens.raw.css?raw'
import semantic from './tokens.css?raw'
import { colourOf, contrast, themes } from './palette.ts'

const grounds = ['bg', 'bg-sunken', 'bg-raised', 'bg-plate', 'bg-hover', 'bg-pressed', 'bg-accent-soft']
const softGrounds = ['bg-accent-faint', 'bg-warn-soft', 'bg-danger-soft', 'bg-info-soft']
const texts = ['fg', 'fg-muted', 'fg-faint', 'fg-accent', 'fg-warn', 'fg-danger', 'fg-info']
const filled = [
  ['fg-on-accent', 'bg-accent'],
  ['fg-on-accent', 'bg-accent-hover'],
  ['fg-on-accent', 'bg-accent-pressed'],
  ['fg-on-danger', 'bg-danger'],
  ['fg-on-danger', 'bg-danger-hover'],
  ['fg', 'bg-mark'],
] as const

/** The pairs that fall under a ratio, with what they reach. */
const failing = (pairs: readonly (readonly [string, string])[], atLeast: number) =>
  themes.flatMap((theme) =>
    pairs
      .map(([front, back]) => ({
        theme,
        front,
        back,
        ratio: contrast(colourOf(front, theme), colourOf(back, theme)),
      }))
      .filter(({ ratio }) => ratio < atLeast),
  )

describe('the tokens', () => {
  it('let every text be read on every ground in both themes (4.5 : 1)', () => {
    const pairs = texts.flatMap((text) =>
      [...grounds, ...softGrounds].map((ground) => [text, ground] as const),
    )
    expect(failing([...pairs, ...filled], 4.5)).toEqual([])
  })

  it('let every edge of a control and the focus ring be found in both themes (3 : 1)', () => {
    const edges = ['line-control', 'line-accent', 'line-danger', 'focus']
    const pairs = edges.flatMap((edge) =>
      ['bg', 'bg-sunken', 'bg-raised', 'bg-hover'].map((ground) => [edge, ground] as const),
    )
    expect(failing(pairs, 3)).toEqual([])
  })

  it('define every raw colour that they name, and name every raw colour that is defined', () => {
    const defined = [...raw.matchAll(/^\s+--([\w-]+):/gm)].map(([, name]) => name)
    const named = [...semantic.matchAll(/var\(--((?:paper|ink|night|bone|green|amber|red|blue)-\d+)\)/g)]
    expect(defined.length).toBeGreaterThan(40)
    expect(defined.toSorted()).toEqual([...new Set(named.map(([, name]) => name))].toSorted())
  })
})
