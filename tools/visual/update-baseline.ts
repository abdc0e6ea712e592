import type { Browser } from 'playwright'
import { type Baseline, pictureName, storyIdOf } from './baseline.ts'
import type { FailedStory } from './compare-stories.ts'
import { isWanted, readStories } from './story-list.ts'
import { takePictures } from './take-pictures.ts'

/** Takes the wanted stories' pictures of a built Storybook as what later ones are compared with. */
export async function updateBaseline(
  browser: Browser,
  dist: string,
  baseline: Baseline,
  only: readonly string[],
): Promise<{ readonly taken: number; readonly failures: readonly FailedStory[] }> {
  const stories = readStories(dist).filter(({ id }) => isWanted(id, only))
  for (const name of baseline.names()) if (isWanted(storyIdOf(name), only)) baseline.remove(name)
  let taken = 0
  const failures: FailedStory[] = []
  await takePictures({ browser, dist, stories }, async (first, again) => {
    const { story, pictures, problem } = first.problem === undefined ? first : await again()
    if (problem !== undefined) {
      failures.push({ id: story.id, problem })
      return
    }
    for (const { appearance, png } of pictures) baseline.write(pictureName(story.id, appearance), png)
    taken += pictures.length
  })
  baseline.writeBrowser(browser.version())
  return { taken, failures }
}
