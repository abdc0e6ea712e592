import type { Rule } from './rule.ts'

const message = '{{name}} is spelled like an environment setting: constants are camelCase.'

/** Constants are camelCase; SCREAMING_SNAKE stays for the settings that the environment gives. */
export const constantNames: Rule = {
  create: (context) => ({
    VariableDeclarator({ id }) {
      if (id.type !== 'Identifier' || !/^[A-Z][A-Z0-9]*_[A-Z0-9_]*$|^[A-Z]{2,}[0-9]*$/u.test(id.name)) return
      context.report({ node: id, message, data: { name: id.name } })
    },
  }),
}
