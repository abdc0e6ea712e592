import path from 'node:path'
import { readJson } from '../read-json.ts'

/** A story of a built Storybook. */
export interface Story {
  /** `screens-cart--loaded`, say. */
  readonly id: string
  /** `Screens/Cart`, say. */
  readonly title: string
  readonly name: string
  readonly tags: readonly string[]
}

interface StoryIndex {
  readonly entries: Readonly<Record<string, Story & { readonly type: 'story' | 'docs' }>>
}

/** Every story of a built Storybook in the order of its sidebar. Throws where the folder holds none. */
export function readStories(dist: string): Story[] {
  const index = readJson<StoryIndex>(path.join(dist, 'index.json'))
  if (index === undefined) throw new Error(`There is no built Storybook in ${dist}.`)
  return Object.values(index.entries).filter(({ type }) => type === 'story')
}

/**
 * Whether a story is among those asked for: by the start of its path in the sidebar (`UI`, `UI/Button`), or by its
 * address (`ui-button--primary`); without a wish every story is.
 */
export function isWanted(id: string, only: readonly string[]): boolean {
  const wishes = only.map((wish) => wish.toLowerCase().replaceAll(/[^a-z0-9-]+/gu, '-'))
  return wishes.length === 0 || wishes.some((wish) => id === wish || id.startsWith(`${wish}-`))
}
