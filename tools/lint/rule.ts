import type { RuleTester } from 'oxlint/plugins-dev'

/** A rule of the linter; oxlint exports its type only through the rule tester. */
export type Rule = Extract<Parameters<RuleTester['run']>[1], { create: unknown }>
