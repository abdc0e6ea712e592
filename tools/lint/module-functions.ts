import type { Rule } from './rule.ts'

const message = 'A function of a module is a declaration: write `function {{name}}`.'

/** Module functions are declarations: hoisted, named in stack traces, and one form to search for. */
export const moduleFunctions: Rule = {
  create: (context) => ({
    VariableDeclarator({ id, init, parent }) {
      const holder = parent.parent?.type === 'ExportNamedDeclaration' ? parent.parent.parent : parent.parent
      const isFunction = init?.type === 'ArrowFunctionExpression' || init?.type === 'FunctionExpression'
      if (holder?.type !== 'Program' || !isFunction || id.type !== 'Identifier') return
      context.report({ node: id, message, data: { name: id.name } })
    },
  }),
}
