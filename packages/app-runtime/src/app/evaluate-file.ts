/** Evaluates a script of the app with what it imports, in a task of its own; does nothing where it has been evaluated already. */
export function evaluateFile(address: string): Promise<unknown> {
  return import(/* @vite-ignore */ address)
}
