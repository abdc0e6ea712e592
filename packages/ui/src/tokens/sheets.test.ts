import { describe, expect, it } from 'vitest'
import semantic from '../styles/tokens.css?raw'
import raw from '../styles/tokens.raw.css?raw'
import { palette } from './palette.ts'
import { rawSheet, semanticSheet } from './sheets.ts'
import { token } from './token.ts'

function linesOf(block: string) {
  return block.trim().split(/\s*\n\s*/)
}

function declared(sheet: string) {
  return [...sheet.matchAll(/^\s+--([\w-]+):/gm)].map(([, name]) => name)
}

describe('the committed sheets', () => {
  it('are what the data says: after a change run `npm run tokens`', () => {
    expect(raw).toBe(rawSheet)
    expect(semantic).toBe(semanticSheet)
  })

  it('name every raw color that is defined: no hue waits for a use', () => {
    const named = new Set([...semantic.matchAll(/var\(--([\w-]+)\)/g)].map(([, name]) => name))
    expect(declared(raw)).toEqual(Object.keys(palette))
    expect(Object.keys(palette).filter((name) => !named.has(name))).toEqual([])
  })

  it('give whoever asks for more contrast the same values, by the system or by the attribute', () => {
    const [, bySystem = ''] = /@media \(prefers-contrast: more\) \{\s+:root \{([^}]*)\}/.exec(semantic) ?? []
    const [, byAttribute = ''] = /\[data-contrast='more'\] \{([^}]*)\}/.exec(semantic) ?? []
    expect(linesOf(bySystem).length).toBeGreaterThan(10)
    expect(linesOf(byAttribute)).toEqual(linesOf(bySystem))
  })

  it('declare what `token` names, and a name that is none does not compile', () => {
    expect(semantic).toContain(`--bg-accent: `)
    expect(token('bg-accent')).toBe('var(--bg-accent)')
    // @ts-expect-error: there is no such token
    expect(token('bg-acent')).toBe('var(--bg-acent)')
  })
})
