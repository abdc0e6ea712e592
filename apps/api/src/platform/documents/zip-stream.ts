import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** A file of an archive. */
export interface ArchivedFile {
  /** May contain folders, separated by slashes. */
  readonly name: string
  readonly bytes: Uint8Array
}

/** The name, with a number before its ending where the archive has it already. */
function uniqueName(name: string, taken: Set<string>): string {
  const [, stem, ending] = /^(.*?)((?:\.[^./]*)?)$/u.exec(name) as unknown as [string, string, string]
  for (let copy = 1; ; copy += 1) {
    const one = copy === 1 ? name : `${stem} (${copy})${ending}`
    // Some file systems hold names that differ only in case to be the same.
    const key = one.toLowerCase()
    if (taken.has(key)) continue
    taken.add(key)
    return one
  }
}

/**
 * Writes a ZIP part by part: a file is asked for after the one before it has been read by whoever receives the archive, so that
 * one of them at a time is in memory. Names that are the same get a number.
 */
export async function* zipStream(files: AsyncIterable<ArchivedFile>): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error
    written.push(chunk)
  })
  const taken = new Set<string>()
  for await (const { name, bytes } of files) {
    const unique = uniqueName(name, taken)
    // PDFs are compressed already.
    const entry = unique.endsWith('.pdf') ? new ZipPassThrough(unique) : new ZipDeflate(unique)
    zip.add(entry)
    entry.push(bytes, true)
    yield* written.splice(0)
  }
  zip.end()
  yield* written.splice(0)
}
