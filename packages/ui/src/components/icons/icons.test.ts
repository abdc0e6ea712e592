import { expect, it } from 'vitest'

// A module's own text: no static import, as the module itself has no default export.
const { default: source } = await import('./icons.ts?raw')

it('marks every icon as free of effects: a bundle carries only those that it names', () => {
  const made = source.match(/createIcon\(/g) ?? []
  const pure = source.match(/= \/\* @__PURE__ \*\/ createIcon\(/g) ?? []
  expect(made.length).toBeGreaterThan(15)
  expect(pure).toHaveLength(made.length)
})
