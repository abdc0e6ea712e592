import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'
import { runProgram, runTool } from './run-program.ts'

/** What a person without a browser reads. */
export const browserMissing =
  'No Chromium or Chrome was found, and none could be installed. Install one (on Debian or Ubuntu: ' +
  '"sudo apt-get install chromium"; elsewhere: "npx playwright install chromium"), or set CHROME_PATH to its program.'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const macPrograms = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

let found: Promise<string | undefined> | undefined

/**
 * Path of a Chromium that runs: CHROME_PATH, one of this machine, Playwright's own, or one installed now. A
 * CHROME_PATH that does not run is an error, not a hint.
 */
export function findBrowser(): Promise<string | undefined> {
  found ??= search()
  return found
}

async function search(): Promise<string | undefined> {
  const given = process.env['CHROME_PATH']
  if (given !== undefined && given !== '') {
    if (await runs(given)) return given
    throw new Error(`CHROME_PATH is ${given}, which does not run.`)
  }
  return (await firstThatRuns()) ?? (await install())
}

async function firstThatRuns(): Promise<string | undefined> {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter)
  const inPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  for (const program of [...inPath, ...macPrograms, chromium.executablePath()]) {
    if (existsSync(program) && (await runs(program))) return program
  }
  return undefined
}

/** An Ubuntu without snap has a `chromium` that only says where to get one: existing is not enough. */
async function runs(program: string): Promise<boolean> {
  const { code } = await runProgram(program, ['--version'], { output: 'keep' })
  return code === 0
}

async function install(): Promise<string | undefined> {
  const isRoot = process.getuid?.() === 0
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    console.error('Installing Chromium with apt-get…')
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await runProgram('apt-get', ['update', '-qq'], { env, output: 'keep' })
    await runProgram('apt-get', ['install', '-qq', '-y', '--no-install-recommends', 'chromium'], {
      env,
      output: 'keep',
    })
    const installed = await firstThatRuns()
    if (installed !== undefined) return installed
  }
  console.error("Installing Playwright's Chromium…")
  await runTool('playwright', ['install', ...(isRoot ? ['--with-deps'] : []), 'chromium'], { output: 'keep' })
  return firstThatRuns()
}
