import { type Browser, chromium } from 'playwright'
import { browserMissing, findBrowser } from '../browser.ts'

// What would make pictures of the same page differ between two machines is off.
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
]

/** Opens the Chromium that takes the pictures. Throws with a sentence for the person where there is none. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = await findBrowser()
  if (executablePath === undefined) throw new Error(browserMissing)
  return chromium.launch({ executablePath, args: flags })
}
