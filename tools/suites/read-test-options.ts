/** What a person asked for behind `npm test --`. */
export interface TestOptions {
  /** The suites to run. */
  readonly names: readonly string[]
  /** Only what a change can touch. */
  readonly isChangedOnly: boolean
  /** The branch or commit that the change is measured against. */
  readonly base: string | undefined
}

/** Reads names of suites (none for all) and `--changed [base]`. Throws, with a sentence to print, for anything else. */
export function readTestOptions(args: readonly string[], known: readonly string[]): TestOptions {
  const at = args.indexOf('--changed')
  const next = at === -1 ? undefined : args[at + 1]
  const base = next === undefined || known.includes(next) ? undefined : next
  const names = args.filter((_name, index) => index !== at && (base === undefined || index !== at + 1))
  const unknown = names.find((name) => !known.includes(name))
  if (unknown !== undefined) {
    throw new Error(`There is no suite "${unknown}". There are: ${known.join(', ')}.`)
  }
  return { names: names.length === 0 ? known : names, isChangedOnly: at !== -1, base }
}
