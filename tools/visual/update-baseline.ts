import type { Browser } from 'playwright'
import { type Baseline, pictureName, storyIdOf } from './baseline.ts'
import { isWanted, readStories } from './story-list.ts'
import { takePictures } from './take-pictures.ts'

/** Takes the wanted stories' pictures of a built Storybook as what later ones are compared with; gives their number. */
export async function updateBaseline(
  browser: Browser,
  dist: string,
  baseline: Baseline,
  only: readonly string[],
): Promise<number> {
  const stories = readStories(dist).filter(({ id }) => isWanted(id, only))
  for (const name of baseline.names()) if (isWanted(storyIdOf(name), only)) baseline.remove(name)
  let count = 0
  await takePictures({ browser, dist, stories }, ({ story, pictures, problem }) => {
    if (problem !== undefined) console.error(`${story.id}: ${problem}`)
    for (const { look, png } of pictures) baseline.write(pictureName(story.id, look), png)
    count += pictures.length
  })
  baseline.writeBrowser(browser.version())
  return count
}
