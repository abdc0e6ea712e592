import path from 'node:path'
import type { Plugin } from 'vite'

/** The kit's layers: whichever sheet arrives first settles their order, so every sheet begins with it. */
const layers = '@layer tokens,base,ui;'

/**
 * Lets each built module import the sheet that its source imported (Vite leaves that to whoever uses the package), so that
 * a component brings its styles and an unused one brings none.
 */
export function importOwnSheets(): Plugin {
  return {
    name: 'flower-market:own-sheets',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') {
            const sheets = [...(file.viteMetadata?.importedCss ?? [])]
            file.code = sheets.map((sheet) => importOf(sheet, file.fileName)).join('') + file.code
          } else if (file.fileName.endsWith('.css')) file.source = layers + String(file.source)
        }
      },
    },
  }
}

function importOf(sheet: string, from: string): string {
  return `import "./${path.posix.relative(path.posix.dirname(from), sheet)}";\n`
}
