import type { Rule } from './rule.ts'

const message =
  'Without its time this waits for one second, which a busy machine exceeds: write `vi.{{wait}}(…, 20_000)`.'

/** `vi.waitFor` and `vi.waitUntil` say how long they wait: their default is no setting of the test runner. */
export const boundedWaits: Rule = {
  create: (context) => ({
    CallExpression(node) {
      const { callee } = node
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      if (callee.object.type !== 'Identifier' || callee.object.name !== 'vi') return
      const { name } = callee.property
      if ((name !== 'waitFor' && name !== 'waitUntil') || node.arguments.length > 1) return
      context.report({ node, message, data: { wait: name } })
    },
  }),
}
