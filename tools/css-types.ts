import { globSync, rmSync } from 'node:fs'
import path from 'node:path'
import { run } from 'happy-css-modules'
import { root } from './root.ts'

const sheets = '{packages,apps}/*/src/**/*.module.css'

/**
 * Writes a `.d.ts` beside every CSS Module, so that a class name that the sheet lacks fails the type check. Types of
 * sheets that are gone are removed: an import of them has to fail.
 */
export async function writeCssTypes(cwd: string = root): Promise<void> {
  for (const file of globSync(`${sheets}.d.ts`, { cwd })) rmSync(path.join(cwd, file))
  await run({ pattern: sheets, cwd, cache: false, declarationMap: false, logLevel: 'silent' })
}
