/** A line of a stack, in the words of the Sentry protocol. */
export interface StackFrame {
  readonly function: string
  readonly filename: string
  readonly lineno: number
  readonly colno: number
}

const longestLine = 1300
const longestNumber = 7

/** Reads a stack into frames, the oldest call first; lines that are none are left out. */
export function readStack(stack: string): StackFrame[] {
  return stack
    .split('\n')
    .map((line) => (line.length > longestLine ? null : readLine(line.trim())))
    .filter((frame) => frame !== null)
    .toReversed()
}

/** `at f (file:1:2)` or `at file:1:2`, as Chromium and Node write; `f@file:1:2`, as Firefox and Safari write. */
function readLine(line: string): StackFrame | null {
  if (!line.startsWith('at ')) {
    const at = line.indexOf('@')
    return at === -1 ? null : frameOf(line.slice(0, at), line.slice(at + 1))
  }
  const open = line.indexOf(' (')
  return open === -1
    ? frameOf('', line.slice('at '.length))
    : frameOf(line.slice('at '.length, open), line.slice(open + 2).replace(/\)$/u, ''))
}

function frameOf(name: string, place: string): StackFrame | null {
  const pieces = place.split(':')
  const [line, column] = pieces.slice(-2)
  const filename = pieces.slice(0, -2).join(':')
  if (filename === '' || /\s/u.test(filename) || !isPosition(line) || !isPosition(column)) return null
  return { function: name === '' ? '?' : name, filename, lineno: Number(line), colno: Number(column) }
}

function isPosition(text: string | undefined): text is string {
  return text !== undefined && text.length <= longestNumber && /^\d+$/u.test(text)
}
