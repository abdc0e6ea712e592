import { type Browser, chromium } from 'playwright'
import { browserMissing, findBrowser } from '../browser.ts'
import { chromiumArgs } from '../chromium-args.ts'

// What would make pictures of the same page differ between two machines is off.
const flags = [
  ...chromiumArgs,
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
]

/** Opens the Chromium that takes the pictures, with more flags where they are given. Throws with a sentence for the person where there is none. */
export async function openBrowser(more: readonly string[] = []): Promise<Browser> {
  const executablePath = await findBrowser()
  if (executablePath === undefined) throw new Error(browserMissing)
  return chromium.launch({ executablePath, args: [...flags, ...more] })
}
