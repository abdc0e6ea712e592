import path from 'node:path'
import { runTool } from '../run-program.ts'
import type { Check } from '../suites/suite.ts'
import { doorsOf, packedExports, readManifest } from './doors.ts'
import type { PackedPackage } from './package-build.ts'

/** Whether a package is what registries, bundlers and compilers expect. */
export async function tarballChecks({ name, folder, tarball }: PackedPackage): Promise<Check[]> {
  const sheets = doorsOf(folder).filter(({ source }) => source.endsWith('.css'))
  // Sheets have no types to be wrong about.
  const excluded = sheets.length === 0 ? [] : ['--exclude-entrypoints', ...sheets.map((door) => door.name)]
  return [
    exportsCheck(folder),
    await tool(`${name}: publint`, 'publint', ['run', tarball, '--strict']),
    await tool(`${name}: are the types wrong`, 'attw', [
      tarball,
      '--profile',
      'esm-only',
      '--format',
      'ascii',
      '--no-emoji',
      '--no-color',
      ...excluded,
    ]),
  ]
}

/** Whether `publishConfig.exports` names exactly the doors that the folders give; tells what to write where not. */
export function exportsCheck(folder: string): Check {
  const wanted = packedExports(folder)
  const found = readManifest(folder).publishConfig?.exports ?? {}
  const isPassed =
    JSON.stringify(Object.entries(wanted).toSorted()) === JSON.stringify(Object.entries(found).toSorted())
  const missing = Object.entries(wanted).filter(([door, file]) => found[door] !== file)
  const gone = Object.keys(found).filter((door) => !(door in wanted))
  return {
    name: `${path.basename(folder)}: its published doors are its doors`,
    isPassed,
    output: [
      ...missing.map(([door, file]) => `  publishConfig.exports lacks "${door}": "${file}"`),
      ...gone.map((door) => `  publishConfig.exports names "${door}", which is no door`),
    ].join('\n'),
  }
}

async function tool(name: string, program: string, args: readonly string[]): Promise<Check> {
  const { code, output } = await runTool(program, args, { output: 'keep' })
  return { name, isPassed: code === 0, output }
}
