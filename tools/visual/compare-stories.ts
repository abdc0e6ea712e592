import type { Browser } from 'playwright'
import { type Baseline, pictureName, storyIdOf } from './baseline.ts'
import { comparePictures } from './compare-pictures.ts'
import { isWanted, readStories } from './story-list.ts'
import { type StoryPictures, takePictures } from './take-pictures.ts'

/** A picture that is not as it was; without `before` it is new, without `after` it is gone. */
export interface Difference {
  readonly name: string
  readonly before?: Buffer
  readonly after?: Buffer
  readonly diff?: Buffer
  readonly mismatchedPixels?: number
}

/** What a comparison of a whole Storybook found. */
export interface Findings {
  readonly same: number
  readonly differences: readonly Difference[]
}

/** Compares the wanted stories with the baseline. A difference counts when a second visit to the story shows it too. */
export async function compareStories(
  browser: Browser,
  dist: string,
  baseline: Baseline,
  only: readonly string[],
): Promise<Findings> {
  const stories = readStories(dist).filter(({ id }) => isWanted(id, only))
  const seen = new Set<string>()
  const differences: Difference[] = []
  await takePictures(
    { browser, dist, stories, expected: (story, look) => baseline.read(pictureName(story.id, look)) },
    async (taken, again) => {
      if (taken.problem !== undefined) console.error(`${taken.story.id}: ${taken.problem}`)
      const first = differencesOf(taken, baseline)
      for (const { look } of taken.pictures) seen.add(pictureName(taken.story.id, look))
      if (first.length > 0) differences.push(...differencesOf(await again(), baseline))
    },
  )
  const gone = baseline.names().filter((name) => isWanted(storyIdOf(name), only) && !seen.has(name))
  const same = seen.size - differences.length
  for (const name of gone) differences.push(withBefore(name, baseline))
  return { same, differences: differences.toSorted((a, b) => a.name.localeCompare(b.name)) }
}

function withBefore(name: string, baseline: Baseline): Difference {
  const before = baseline.read(name)
  return before === undefined ? { name } : { name, before }
}

function differencesOf({ story, pictures }: StoryPictures, baseline: Baseline): Difference[] {
  return pictures.flatMap(({ look, png: after }): Difference[] => {
    const name = pictureName(story.id, look)
    const before = baseline.read(name)
    if (before === undefined) return [{ name, after }]
    const { isSame, ...marked } = comparePictures(before, after)
    return isSame ? [] : [{ name, before, after, ...marked }]
  })
}
