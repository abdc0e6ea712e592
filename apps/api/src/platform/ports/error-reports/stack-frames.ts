/** A line of a stack, in the words of the Sentry protocol. */
export interface StackFrame {
  readonly function: string
  readonly filename: string
  readonly lineno: number
  readonly colno: number
}

/** `at f (file:1:2)` or `at file:1:2`, as Chromium and Node write. */
const chromium = /^\s*at (?:(.{1,200}?) \()?(\S{1,1000}):(\d{1,7}):(\d{1,7})\)?$/u
/** `f@file:1:2`, as Firefox and Safari write. */
const others = /^(.{0,200}?)@(\S{1,1000}):(\d{1,7}):(\d{1,7})$/u

/** Reads a stack into frames, the oldest call first; lines that are none are left out. */
export function readStack(stack: string): StackFrame[] {
  return stack
    .split('\n')
    .map((line) => chromium.exec(line) ?? others.exec(line))
    .filter((match) => match !== null)
    .map(([, name = '?', filename = '', lineno, colno]) => ({
      function: name === '' ? '?' : name,
      filename,
      lineno: Number(lineno),
      colno: Number(colno),
    }))
    .toReversed()
}
