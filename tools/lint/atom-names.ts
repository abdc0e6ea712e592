import type { Rule } from './rule.ts'

const message = '{{name}} holds an atom: its name ends in `Atom`.'

/** What a factory of atoms returns is named …Atom. */
export const atomNames: Rule = {
  create: (context) => ({
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || id.name.endsWith('Atom')) return
      if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier') return
      if (!/^atom(?:[A-Z]|$)|^(?:select|focus)Atom$/u.test(init.callee.name)) return
      context.report({ node: id, message, data: { name: id.name } })
    },
  }),
}
