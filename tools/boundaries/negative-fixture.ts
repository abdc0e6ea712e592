import { cpSync, mkdirSync, mkdtempSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '../root.ts'

const packages = ['ui', 'flower-domain', 'api-client', 'app-runtime']

/** A temporary workspace with this repository's package manifests and the given files; the caller removes it. */
export function writeWorkspace(files: Readonly<Record<string, string>>): string {
  const base = realpathSync(mkdtempSync(path.join(tmpdir(), 'flower-market-check-')))
  const links = path.join(base, 'node_modules/@flower-market')
  mkdirSync(links, { recursive: true })
  for (const name of packages) {
    const folder = path.join(base, 'packages', name)
    mkdirSync(folder, { recursive: true })
    cpSync(path.join(root, 'packages', name, 'package.json'), path.join(folder, 'package.json'))
    symlinkSync(folder, path.join(links, name))
  }
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(base, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  return base
}
