/** Evaluates a script of the app with what it imports, in a task of its own: nothing where that was done. */
export function evaluateFile(address: string): Promise<unknown> {
  return import(/* @vite-ignore */ address)
}
