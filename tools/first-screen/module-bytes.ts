import { existsSync, readFileSync } from 'node:fs'

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** The numbers of one segment of a source map (base64 VLQ). */
function decodeSegment(segment: string): number[] {
  const numbers: number[] = []
  let value = 0
  let shift = 0
  for (const digit of segment) {
    const bits = digits.indexOf(digit)
    value += (bits & 31) << shift
    shift += 5
    if ((bits & 32) !== 0) continue
    numbers.push((value & 1) === 1 ? -(value >> 1) : value >> 1)
    value = 0
    shift = 0
  }
  return numbers
}

/** How many characters of a built script come from each source; what comes from none is of the bundler. */
export function charactersBySource(
  script: string,
  { mappings, sources }: { readonly mappings: string; readonly sources: readonly string[] },
): ReadonlyMap<string, number> {
  const lines = script.split('\n')
  const characters = new Map<string, number>()
  let sourceIndex = 0
  for (const [place, segments] of mappings.split(';').entries()) {
    const end = lines[place]?.length ?? 0
    let source = ''
    let begun = 0
    const close = (column: number): void => {
      characters.set(source, (characters.get(source) ?? 0) + column - begun)
      begun = column
    }
    let column = 0
    for (const segment of segments === '' ? [] : segments.split(',')) {
      const [columns = 0, sourceStep] = decodeSegment(segment)
      column += columns
      close(column)
      if (sourceStep !== undefined) sourceIndex += sourceStep
      source = sourceStep === undefined ? '' : (sources[sourceIndex] ?? '')
    }
    close(end)
  }
  return characters
}

/** A source as people know it: the package of a library, the path of our own. */
function nameOf(source: string): string {
  const library = /.*node_modules\/(?<name>(?:@[^/]+\/)?[^/]+)/u.exec(source)?.groups?.['name']
  return library ?? source.replace(/^(?:\.\.\/)+/u, '')
}

/** What each library and each of our modules has of a script's compressed bytes, shared out by characters. */
export function moduleBytes(file: string, bytes: number): ReadonlyMap<string, number> {
  const script = readFileSync(file, 'utf8')
  if (!existsSync(`${file}.map`)) return new Map([['(bundler)', bytes]])
  const map = JSON.parse(readFileSync(`${file}.map`, 'utf8')) as { mappings: string; sources: string[] }
  const shares = new Map<string, number>()
  for (const [source, characters] of charactersBySource(script, map)) {
    const name = source === '' ? '(bundler)' : nameOf(source)
    shares.set(name, (shares.get(name) ?? 0) + (characters * bytes) / script.length)
  }
  return shares
}
