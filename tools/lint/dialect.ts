import { atomNames } from './atom-names.ts'
import { booleanNames } from './boolean-names.ts'
import { boundedWaits } from './bounded-waits.ts'
import { constantNames } from './constant-names.ts'
import { hookNames } from './hook-names.ts'
import { moduleFunctions } from './module-functions.ts'
import type { Rule } from './rule.ts'
import { waitedExpectations } from './waited-expectations.ts'

/** A plugin of the linter. */
interface Plugin {
  readonly meta: { readonly name: string }
  readonly rules: Readonly<Record<string, Rule>>
}

/** The rules of this code that no linter has built in. */
const dialect: Plugin = {
  meta: { name: 'dialect' },
  rules: {
    'atom-names': atomNames,
    'boolean-names': booleanNames,
    'bounded-waits': boundedWaits,
    'constant-names': constantNames,
    'hook-names': hookNames,
    'module-functions': moduleFunctions,
    'waited-expectations': waitedExpectations,
  },
}

export default dialect
