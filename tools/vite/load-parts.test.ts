import type { BuildEnvironmentOptions, Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { loadParts } from './load-parts.ts'

function prepare() {
  const { config, generateBundle } = loadParts()
  const { build } = (config as () => { readonly build: BuildEnvironmentOptions })()
  const { modulePreload } = build
  const resolve = typeof modulePreload === 'object' ? modulePreload.resolveDependencies : undefined
  if (resolve === undefined) throw new Error('The plugin does not order the files.')
  const order = (files: string[], hostType: 'js' | 'html') =>
    resolve('part.js', files, { hostId: '', hostType })
  const tellOfBundle = (bundle: Readonly<Record<string, readonly string[]>>): void => {
    const chunks = Object.entries(bundle).map(([fileName, imports]) => [
      fileName,
      { type: 'chunk', fileName, imports },
    ])
    const told = generateBundle as (options: object, bundle: Rolldown.OutputBundle) => void
    // The build has Vite's function, which the plugin has put its own in the place of.
    told.call({ error: () => {} }, {}, Object.fromEntries(chunks) as Rolldown.OutputBundle)
  }
  return { order, tellOfBundle }
}

test('the scripts of a part are named after those that they import, those of a document as Vite has them', () => {
  const { order, tellOfBundle } = prepare()
  tellOfBundle({ 'part.js': ['libraries.js'], 'libraries.js': [] })
  expect(order(['part.js', 'libraries.js'], 'js')).toEqual(['libraries.js', 'part.js'])
  expect(order(['part.js', 'libraries.js'], 'html')).toEqual(['part.js', 'libraries.js'])
})

test('a build that asks for the order before it is known fails', () => {
  const { order } = prepare()
  expect(() => order(['part.js'], 'js')).toThrow('before it is known what part.js imports')
})
