import { parseArgs } from 'node:util'

/** What a person asked for on a command line. */
export interface Options<Flag extends string> {
  /** Parts of the sidebar (`UI/Button`) or addresses of stories; empty for all. */
  readonly only: readonly string[]
  readonly flags: Readonly<Record<Flag, boolean>>
}

/** Reads `--only <part>`, as often as it is given, and the flags; anything else is a sentence for the person. */
export function readOptions<Flag extends string>(
  args: readonly string[],
  flags: readonly Flag[],
): Options<Flag> | { readonly problem: string } {
  const options = Object.fromEntries(flags.map((flag) => [flag, { type: 'boolean' as const }]))
  const known = ['--only <part>', ...flags.map((flag) => `--${flag}`)].join(', ')
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { ...options, only: { type: 'string', multiple: true } },
    })
    const isSet = flags.map((flag) => [flag, (values as Record<string, unknown>)[flag] === true])
    return { only: (values.only as string[] | undefined) ?? [], flags: Object.fromEntries(isSet) }
  } catch {
    return { problem: `"${args.join(' ')}" is not understood. There are: ${known}.` }
  }
}
