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

/** A story that did not end well; what it looks like then says nothing. */
export interface FailedStory {
  readonly id: string
  readonly problem: string
}

/** What a comparison of a whole Storybook found. */
export interface Findings {
  readonly same: number
  readonly differences: readonly Difference[]
  readonly failures: readonly FailedStory[]
}

/**
 * Compares the wanted stories with the baseline. A difference, or a failure, counts when a second visit to the story
 * shows it too.
 */
export async function compareStories(
  browser: Browser,
  dist: string,
  baseline: Baseline,
  only: readonly string[],
): Promise<Findings> {
  const stories = readStories(dist).filter(({ id }) => isWanted(id, only))
  const seen = new Set<string>()
  const differences: Difference[] = []
  const failures: FailedStory[] = []
  await takePictures(
    {
      browser,
      dist,
      stories,
      expected: (story, appearance) => baseline.read(pictureName(story.id, appearance)),
    },
    async (first, again) => {
      const isFine = first.problem === undefined && differencesOf(first, baseline).length === 0
      const taken = isFine ? first : await again()
      if (taken.problem !== undefined) {
        failures.push({ id: taken.story.id, problem: taken.problem })
        return
      }
      for (const { appearance } of taken.pictures) seen.add(pictureName(taken.story.id, appearance))
      differences.push(...differencesOf(taken, baseline))
    },
  )
  const same = seen.size - differences.length
  const failed = new Set(failures.map(({ id }) => id))
  const gone = baseline
    .names()
    .filter((name) => isWanted(storyIdOf(name), only) && !seen.has(name) && !failed.has(storyIdOf(name)))
  for (const name of gone) differences.push(withBefore(name, baseline))
  return { same, differences: differences.toSorted((a, b) => a.name.localeCompare(b.name)), failures }
}

function withBefore(name: string, baseline: Baseline): Difference {
  const before = baseline.read(name)
  return before === undefined ? { name } : { name, before }
}

function differencesOf({ story, pictures }: StoryPictures, baseline: Baseline): Difference[] {
  return pictures.flatMap(({ appearance, png: after }): Difference[] => {
    const name = pictureName(story.id, appearance)
    const before = baseline.read(name)
    if (before === undefined) return [{ name, after }]
    const { isSame, ...marked } = comparePictures(before, after)
    return isSame ? [] : [{ name, before, after, ...marked }]
  })
}
