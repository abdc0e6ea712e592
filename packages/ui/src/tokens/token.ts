import type { TokenName } from './tokens.ts'

/** The CSS of a token, for styles written in TypeScript: `token('bg-accent')` is `var(--bg-accent)`. */
export function token<Name extends TokenName>(name: Name): `var(--${Name})` {
  return `var(--${name})`
}
