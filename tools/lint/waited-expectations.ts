import type { Rule } from './rule.ts'

const message =
  'The element may be replaced before it is looked at: write `await waitFor(() => expect(….{{query}}(…)).…)`.'

/** What is expected of an element is asked together with the element: a list may be drawn anew between the two. */
export const waitedExpectations: Rule = {
  create: (context) => ({
    CallExpression(node) {
      const [subject] = node.arguments
      if (node.callee.type !== 'Identifier' || node.callee.name !== 'expect') return
      if (subject?.type !== 'AwaitExpression' || subject.argument.type !== 'CallExpression') return
      const { callee } = subject.argument
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      const { name } = callee.property
      if (!/^find(All)?By/.test(name)) return
      context.report({ node, message, data: { query: name.replace('find', 'get') } })
    },
  }),
}
