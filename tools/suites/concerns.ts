/** What every suite depends on. */
const everything =
  /^(?:package\.json|pnpm-[\w-]+\.yaml|tsconfig[\w.]*\.json|vitest\.config\.ts|\.npmrc|tools\/(?:bootstrap|suites|tasks)\/|tools\/[\w-]+\.(?:ts|cjs)$)/u
/** What no shipped code is made of. */
const notShipped = /\.(?:test|stories)\.tsx?$|\.md$|^docs\//u

/** Whether a file is one of those that every suite depends on, or matches. */
export function concernedBy(pattern: RegExp): (file: string) => boolean {
  return (file) => everything.test(file) || pattern.test(file)
}

/** The same for what sees only code that ships: tests, stories and documents are nothing to it. */
export function concernedByShipped(pattern: RegExp): (file: string) => boolean {
  return (file) => everything.test(file) || (pattern.test(file) && !notShipped.test(file))
}
