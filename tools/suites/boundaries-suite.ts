import { availableParallelism } from 'node:os'
import { findFileProblems } from '../boundaries/file-boundary.ts'
import { findImportViolations, findUnread } from '../boundaries/import-boundary.ts'
import { importRules } from '../boundaries/import-rules.ts'
import { findMessageProblems, messageChecks } from '../boundaries/message-check.ts'
import { findUnused } from '../boundaries/unused-check.ts'
import { root } from '../root.ts'
import { type Check, type Suite, add, fromChecks, timed } from './suite.ts'
import { runVitest } from './vitest-suite.ts'

const workers = availableParallelism()

/** The house rules that no compiler knows, and the negative fixtures that prove them. */
export const boundariesSuite: Suite = {
  name: 'boundaries',
  concerns: () => true,
  run: async () => {
    // The one reads in a process of its own, the other in this one.
    const [unused, imports] = await Promise.all([unusedCheck(), importChecks()])
    const checks = fromChecks([...imports, unused, ...catalogChecks(), ...fileChecks()])
    return add(checks, await runVitest('boundaries', [{ name: 'tools', folder: 'tools' }], { workers }))
  },
}

async function importChecks(): Promise<Check[]> {
  const findings = await findImportViolations(root)
  const ofRules = importRules.map(({ name, comment }) => {
    const found = findings.violations.filter((violation) => violation.rule === name)
    return check(
      `imports: ${name} (${comment})`,
      found.map(({ from, to }) => `${from} → ${to}`),
    )
  })
  return [...ofRules, check('imports: every source file is read', findUnread(root, findings))]
}

async function unusedCheck(): Promise<Check> {
  const { code, output, ms } = await timed(() => findUnused())
  return { name: 'nothing unused', isPassed: code === 0, output, ms }
}

function catalogChecks(): Check[] {
  const { problems } = findMessageProblems(root)
  return messageChecks.map((name) => check(`messages: ${name}`, problems[name]))
}

function fileChecks(): Check[] {
  const { tooLong, dumpingGrounds, withoutLayer, looseFigures } = findFileProblems(root)
  return [
    check('files: none is too long', tooLong),
    check('files: every name says something', dumpingGrounds),
    check('files: every CSS Module lies in a cascade layer', withoutLayer),
    check('files: figures of equal width are tightened', looseFigures),
  ]
}

function check(name: string, problems: readonly string[]): Check {
  return {
    name,
    isPassed: problems.length === 0,
    output: problems.map((problem) => `  ${problem}`).join('\n'),
  }
}
