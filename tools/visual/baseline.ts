import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readJson } from '../read-json.ts'
import { type Appearance, nameOf } from './appearances.ts'

/** The pictures that later ones are compared with: a file a story and appearance, named after both. */
export interface Baseline {
  /** Names of all pictures. */
  names(): string[]
  read(name: string): Buffer | undefined
  write(name: string, png: Buffer): void
  remove(name: string): void
  /** The browser that took them; another version draws differently. */
  readonly browser: string | undefined
  writeBrowser(version: string): void
}

/** The picture's name: `ui-button--primary.dark-390`, say. */
export function pictureName(storyId: string, appearance: Appearance): string {
  return `${storyId}.${nameOf(appearance)}`
}

/** The story that a picture shows. */
export function storyIdOf(name: string): string {
  return name.slice(0, name.lastIndexOf('.'))
}

/** Opens a folder of pictures; an absent one is empty. */
export function openBaseline(folder: string): Baseline {
  mkdirSync(folder, { recursive: true })
  const fileOf = (name: string): string => path.join(folder, `${name}.png`)
  const about = path.join(folder, 'baseline.json')
  const names = new Set(globSync('*.png', { cwd: folder }).map((file) => file.slice(0, -'.png'.length)))
  return {
    names: () => [...names].toSorted(),
    read: (name) => (names.has(name) ? readFileSync(fileOf(name)) : undefined),
    write: (name, png) => {
      writeFileSync(fileOf(name), png)
      names.add(name)
    },
    remove: (name) => {
      rmSync(fileOf(name))
      names.delete(name)
    },
    browser: readJson<{ browser: string }>(about)?.browser,
    writeBrowser: (browser) => writeFileSync(about, JSON.stringify({ browser })),
  }
}
