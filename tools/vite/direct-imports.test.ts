import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { linkDirectly } from './direct-imports.ts'

const packages = new URL('../../packages/', import.meta.url)
const entries: Readonly<Record<string, string>> = {
  '@flower-market/ui': fileURLToPath(new URL('ui/src/index.ts', packages)),
  '@flower-market/api-client': fileURLToPath(new URL('api-client/src/index.ts', packages)),
  '@flower-market/flower-domain': fileURLToPath(new URL('flower-domain/src/index.ts', packages)),
}
function link(code: string): Promise<string> {
  return linkDirectly(code, async (source) => entries[source] ?? null)
}

test('an import names the file that declares it, through entry points within entry points', async () => {
  const linked = await link(`import { Button as Press, Banner } from '@flower-market/ui'\nPress(Banner)`)
  expect(linked).toMatch(/import \{ Button as Press \} from "[^"]*\/components\/button\/Button\.tsx";/u)
  expect(linked).toMatch(/import \{ Banner as Banner \} from "[^"]*\/components\/banner\/Banner\.tsx";/u)
  expect(linked).not.toContain('@flower-market/ui')
  expect(linked.split('\n')).toHaveLength(2)
})

test('every value that the domain exports is found where it is declared', async () => {
  const domain = await import('@flower-market/flower-domain')
  const names = Object.keys(domain)
  const linked = await link(`import { ${names.join(', ')} } from '@flower-market/flower-domain'`)
  expect(names.length).toBeGreaterThan(100)
  expect(linked).not.toContain("'@flower-market/flower-domain'")
})

test('what an entry point gives as a whole under a name is imported as a whole from its file', async () => {
  const linked = await link(`import { changedTags } from '@flower-market/api-client'`)
  expect(linked).toMatch(/^import \* as changedTags from "[^"]*\/api-client\/src\/changed-tags\.ts";$/u)
})

test('libraries, whole namespaces and unknown names stay as they are', async () => {
  const code = `import { useState } from 'react'
import * as kit from '@flower-market/ui'
import { absent } from '@flower-market/ui'`
  expect(await link(code)).toBe(code)
})
