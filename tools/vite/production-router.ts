import type { Plugin } from 'vite'

const development = '/react-router/dist/development/'
const madeByReact = /^(?<start>(?:var|let|const) \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gmu
const givenName = /^\w+\.displayName = "\w+";$/gmu

/** Marks the components and contexts that a module makes while it loads, so that those that nobody uses are left out; naming one uses it. */
export function markAsPure(code: string): string {
  return code.replaceAll(madeByReact, '$<start>/* @__PURE__ */ ').replaceAll(givenName, '')
}

/**
 * Takes the build of react-router that is made for production, which its package names for nobody, and only the parts of it
 * that are used.
 */
export function productionRouter(): Plugin {
  return {
    name: 'flower-market:production-router',
    enforce: 'pre',
    apply: 'build',
    resolveId: {
      filter: { id: /^react-router(?:\/dom)?$/u },
      async handler(source, importer, options) {
        const found = await this.resolve(source, importer, { ...options, skipSelf: true })
        if (found === null || !found.id.includes(development))
          throw new Error(`${source} has no longer a build for development: take its own choice of builds.`)
        return {
          ...found,
          id: found.id.replace(development, development.replace('development', 'production')),
        }
      },
    },
    transform: {
      filter: { id: /\/react-router\/dist\/production\/.*\.mjs$/u },
      handler: (code) => ({ code: markAsPure(code), map: null }),
    },
  }
}
