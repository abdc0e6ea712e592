import type { Rule } from './rule.ts'

const message = '{{name}} calls no hook: only React hooks have names that begin with `use`.'
const hookName = /^use(?:[A-Z]|$)/u

/** A function whose name begins with `use` is a React hook: it calls one. */
export const hookNames: Rule = {
  create(context) {
    const enclosing: { name: string; isHook: boolean }[] = []
    return {
      ':function'({ type, parent, ...node }) {
        const id =
          type === 'FunctionDeclaration' && 'id' in node
            ? node.id
            : parent?.type === 'VariableDeclarator'
              ? parent.id
              : null
        enclosing.push({ name: id?.type === 'Identifier' ? id.name : '', isHook: false })
      },
      CallExpression({ callee }) {
        const called = callee.type === 'MemberExpression' ? callee.property : callee
        if (called.type !== 'Identifier' || !hookName.test(called.name)) return
        for (const outer of enclosing) outer.isHook = true
      },
      ':function:exit'(node) {
        const { name, isHook } = enclosing.pop() ?? { name: '', isHook: true }
        if (hookName.test(name) && !isHook) context.report({ node, message, data: { name } })
      },
    }
  },
}
