import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { jobNames } from '@flower-market/flower-domain'
import { expect, test } from 'vitest'

const sources = path.join(import.meta.dirname, '../..')
const definition = /\bdefine(?:Minute)?Job\(\s*(?:\{[^}]*?\bname:\s*)?'([^']+)'/gu

test('staff read the name of every job, and of no other', () => {
  const files = globSync('**/*.ts', { cwd: sources }).filter((file) => !file.endsWith('.test.ts'))
  const defined = files.flatMap((file) => {
    const text = readFileSync(path.join(sources, file), 'utf8')
    return [...text.matchAll(definition)].map(([, name]) => name)
  })
  expect(defined.toSorted()).toEqual([...jobNames].toSorted())
})
