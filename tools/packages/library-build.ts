import path from 'node:path'
import { type InlineConfig, build } from 'vite'
import type { EntryPoint } from './entry-points.ts'
import { importOwnSheets } from './own-sheets.ts'

/**
 * Builds a package to `dist`: a module for each module, so that a consumer's bundler takes what is imported and leaves the
 * rest, and a sheet for each entry point that is one. Old syntax and minifying of code are the consumer's to choose.
 */
export async function buildLibrary(folder: string, entryPoints: readonly EntryPoint[]): Promise<void> {
  const modules = entryPoints.filter((entryPoint) => !isSheet(entryPoint))
  await build(config(folder, modulesOf(folder, modules)))
  for (const entryPoint of entryPoints.filter(isSheet))
    await build(config(folder, sheetOf(folder, entryPoint)))
}

function isSheet({ source }: EntryPoint): boolean {
  return source.endsWith('.css')
}

function modulesOf(folder: string, entryPoints: readonly EntryPoint[]): BuildOptions {
  return {
    emptyOutDir: true,
    lib: { entry: entryPoints.map(({ source }) => path.join(folder, source)), formats: ['es'] },
    cssCodeSplit: true,
    rolldownOptions: {
      external: (id) => !/^[./\0]/u.test(id),
      output: {
        preserveModules: true,
        preserveModulesRoot: path.join(folder, 'src'),
        entryFileNames: '[name].js',
        assetFileNames: ({ names: [name = ''] }) =>
          // Beside its component, and no CSS Module any more: its names are settled.
          name.endsWith('.css') ? name.replace('.module.css', '.css') : 'assets/[name][extname]',
      },
    },
  }
}

function sheetOf(folder: string, { source, built }: EntryPoint): BuildOptions {
  return {
    emptyOutDir: false,
    rolldownOptions: {
      input: path.join(folder, source),
      output: {
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.css') ? path.basename(built) : 'assets/[name][extname]',
      },
    },
  }
}

type BuildOptions = NonNullable<InlineConfig['build']>

function config(root: string, own: BuildOptions): InlineConfig {
  return {
    configFile: false,
    root,
    // Assets are found from the module that names them, wherever the package is installed.
    base: './',
    publicDir: false,
    logLevel: 'warn',
    plugins: [importOwnSheets()],
    // Whatever NODE_ENV says here: what is published is never a development build.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      target: 'es2024',
      cssTarget: 'esnext',
      minify: false,
      cssMinify: true,
      assetsInlineLimit: 0,
      ...own,
    },
  }
}
