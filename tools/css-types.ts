import { existsSync, globSync, rmSync } from 'node:fs'
import path from 'node:path'
import { run } from 'happy-css-modules'
import { root } from './root.ts'

const sheets = '{packages,apps}/*/src/**/*.module.css'
const settings = { pattern: sheets, cache: false, declarationMap: false, logLevel: 'silent' } as const

/**
 * Writes a `.d.ts` beside every CSS Module, so that a class name that the sheet lacks fails the type check. Types of
 * sheets that are gone are removed: an import of them has to fail.
 */
export async function writeCssTypes(cwd: string = root): Promise<void> {
  for (const file of globSync(`${sheets}.d.ts`, { cwd })) {
    if (!existsSync(path.join(cwd, file.slice(0, -'.d.ts'.length)))) rmSync(path.join(cwd, file))
  }
  await run({ ...settings, cwd })
}

/** Writes the types now and after every change of a sheet, until this process ends. */
export async function watchCssTypes(): Promise<void> {
  await writeCssTypes()
  await run({ ...settings, cwd: root, watch: true })
}
