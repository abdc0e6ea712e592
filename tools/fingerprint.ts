import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './root.ts'

/** One hash over the names and contents of the files that the patterns find under a folder. */
export function fingerprint(
  patterns: readonly string[],
  exclude: readonly string[],
  base: string = root,
): string {
  const hash = createHash('sha256')
  for (const name of globSync([...patterns], { cwd: base, exclude: [...exclude] }).toSorted()) {
    const file = path.join(base, name)
    if (statSync(file).isFile()) hash.update(`${name}\0`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** A remembered fingerprint of what a step was last finished with. */
export function stamp(name: string): {
  read(): string | undefined
  write(value: string): void
  clear(): void
} {
  const file = path.join(root, '.cache', 'stamps', name)
  const write = (value: string): void => {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, value)
  }
  return {
    read: () => (existsSync(file) ? readFileSync(file, 'utf8') : undefined),
    write,
    clear: () => write(''),
  }
}
