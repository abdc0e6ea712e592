import path from 'node:path'
import { runTool } from '../run-program.ts'
import type { Check } from '../suites/suite.ts'
import { entryPointsOf, packedExports, readManifest } from './entry-points.ts'
import type { PackedPackage } from './package-build.ts'

/** Whether a package is what registries, bundlers and compilers expect. */
export async function tarballChecks({ name, folder, tarball }: PackedPackage): Promise<Check[]> {
  const sheets = entryPointsOf(folder).filter(({ source }) => source.endsWith('.css'))
  // Sheets have no types to be wrong about.
  const excluded =
    sheets.length === 0 ? [] : ['--exclude-entrypoints', ...sheets.map((entryPoint) => entryPoint.name)]
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

/** Whether `publishConfig.exports` names exactly the entry points that the folders give; tells what to write where not. */
export function exportsCheck(folder: string): Check {
  const wanted = packedExports(folder)
  const found = readManifest(folder).publishConfig?.exports ?? {}
  const isPassed =
    JSON.stringify(Object.entries(wanted).toSorted()) === JSON.stringify(Object.entries(found).toSorted())
  const missing = Object.entries(wanted).filter(([entryPoint, file]) => found[entryPoint] !== file)
  const gone = Object.keys(found).filter((entryPoint) => !(entryPoint in wanted))
  return {
    name: `${path.basename(folder)}: its published entry points are its entry points`,
    isPassed,
    output: [
      ...missing.map(([entryPoint, file]) => `  publishConfig.exports lacks "${entryPoint}": "${file}"`),
      ...gone.map(
        (entryPoint) => `  publishConfig.exports names "${entryPoint}", which is not an entry point`,
      ),
    ].join('\n'),
  }
}

async function tool(name: string, program: string, args: readonly string[]): Promise<Check> {
  const { code, output } = await runTool(program, args, { output: 'keep' })
  return { name, isPassed: code === 0, output }
}
