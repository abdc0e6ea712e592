import { expect, it } from 'vitest'

const { default: entryPoint } = await import('./index.ts?raw')

const exported = [...entryPoint.matchAll(/export \{([^}]*)\}/g)]
  .flatMap(([, names = '']) => names.split(','))
  .map((name) => name.trim())
  .filter(Boolean)
  .toSorted((a, b) => a.localeCompare(b))

it('exports exactly these names: a change here is a change for every user of the kit', () => {
  expect(exported.join('\n')).toMatchSnapshot()
})

it('has explicit names only', () => {
  expect(entryPoint).not.toContain('export *')
})
