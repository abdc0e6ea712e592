/**
 * The files in an order in which each comes after those that it imports, directly or not: imported one after another, each is
 * evaluated in a task of its own, and none together with what it imports.
 */
export function inEvaluationOrder(
  files: readonly string[],
  importsOf: (file: string) => readonly string[],
): readonly string[] {
  const visited = new Set<string>()
  const ordered: string[] = []
  const visit = (file: string): void => {
    if (visited.has(file)) return
    visited.add(file)
    for (const imported of importsOf(file)) visit(imported)
    ordered.push(file)
  }
  for (const file of files) visit(file)
  return ordered.filter((file) => files.includes(file))
}
