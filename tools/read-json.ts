import { readFileSync } from 'node:fs'

/** The JSON of a file that we or our tools wrote; `undefined` when it is missing or cut off. */
export function readJson<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    return undefined
  }
}
