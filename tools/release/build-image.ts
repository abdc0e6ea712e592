import { rmSync } from 'node:fs'
import path from 'node:path'
import { readJson } from '../read-json.ts'
import { runProgram } from '../run-program.ts'
import { ReleaseError, runOrThrow } from './run-or-throw.ts'

interface ImageOptions {
  readonly builder: string
  readonly version: string
  readonly out: string
}

/**
 * Builds the image into `image.oci.tar`, with a bill of materials of its system's packages in it, and gives its digest:
 * that of the archive is also that in a registry, if the archive is copied as it is.
 */
export async function buildImage(folder: string, { builder, version, out }: ImageOptions): Promise<string> {
  const { code } = await runProgram(builder, ['buildx', 'inspect', '--bootstrap'], { output: 'keep' })
  if (code !== 0) {
    throw new ReleaseError(
      `No container builder answers (${builder} buildx). Run this where one does, or add --without-image.`,
    )
  }
  const metadata = path.join(out, 'build.json')
  await runOrThrow(
    builder,
    [
      'buildx',
      'build',
      '--file=Containerfile',
      '--pull',
      '--sbom=true',
      `--tag=flower-market:${version}`,
      `--output=type=oci,dest=${path.join(out, 'image.oci.tar')}`,
      `--metadata-file=${metadata}`,
      '.',
    ],
    { cwd: folder },
  )
  const digest = readJson<Record<string, unknown>>(metadata)?.['containerimage.digest']
  rmSync(metadata, { force: true })
  if (typeof digest === 'string' && /^sha256:[\da-f]{64}$/u.test(digest)) return digest
  throw new ReleaseError(`${builder} has built an image and not said its digest.`)
}
