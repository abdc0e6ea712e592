import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyDeclarations } from './declarations.ts'
import { buildLibrary } from './library-build.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'flower-market-library-'))
afterAll(() => rmSync(folder, { recursive: true }))
function built(name: string): string {
  return readFileSync(path.join(folder, 'dist', name), 'utf8')
}
function write(name: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
  writeFileSync(path.join(folder, name), text)
}

beforeAll(async () => {
  write('src/index.ts', "export { Tag } from './tag/Tag.tsx'")
  write(
    'src/tag/Tag.tsx',
    [
      "import styles from './Tag.module.css'",
      "import picture from './rose.svg?no-inline'",
      'export const Tag = () => <b className={styles.tag}>{picture}</b>',
    ].join('\n'),
  )
  write('src/tag/Tag.module.css', '@layer ui { .tag { color: light-dark(red, blue) } }')
  write('src/tag/rose.svg', '<svg xmlns="http://www.w3.org/2000/svg" />')
  write('src/styles.css', '@layer base { b { margin: 0 } }')
  await buildLibrary(folder, [
    { name: '.', source: 'src/index.ts', built: './dist/index.js' },
    { name: './styles.css', source: 'src/styles.css', built: './dist/styles.css' },
  ])
})

test('a built component imports its own sheet, which is no CSS Module any more', () => {
  expect(built('tag/Tag.module.js')).toMatch(/^import "\.\/Tag\.css";/u)
  expect(existsSync(path.join(folder, 'dist/tag/Tag.css'))).toBe(true)
})

test('every sheet begins with the order of the layers, so any may arrive first', () => {
  for (const sheet of ['tag/Tag.css', 'styles.css']) expect(built(sheet)).toMatch(/^@layer tokens,base,ui;/u)
})

test('sheets keep what the consumer may lower', () => {
  expect(built('tag/Tag.css')).toContain('light-dark(')
})

test('pictures are files beside the module, found from where it is', () => {
  expect(built('tag/rose.js')).toMatch(/new URL\("(?:\.\.\/)assets\/rose\.svg", import\.meta\.url\)/u)
  expect(existsSync(path.join(folder, 'dist/assets/rose.svg'))).toBe(true)
})

test('what is published is no development build, whatever NODE_ENV says', () => {
  expect(built('tag/Tag.js')).toContain('react/jsx-runtime')
  expect(built('tag/Tag.js')).not.toContain('jsxDEV')
})

test('declarations import built modules, and those of tests stay behind', () => {
  write(
    'types/index.d.ts',
    "export { Tag } from './tag/Tag.tsx';\ntype T = import('./tag/tag-kind.ts').Kind;",
  )
  write('types/tag/Tag.d.ts', 'export declare const Tag: string;')
  write('types/tag/tag-kind.d.ts', 'export type Kind = string;')
  write('types/index.test.d.ts', 'export {};')
  copyDeclarations(path.join(folder, 'types'), path.join(folder, 'dist'), ['index'])
  expect(built('index.d.ts')).toContain("from './tag/Tag.js'")
  expect(built('index.d.ts')).toContain("import('./tag/tag-kind.js')")
  expect(existsSync(path.join(folder, 'dist/tag/tag-kind.d.ts'))).toBe(true)
  expect(existsSync(path.join(folder, 'dist/index.test.d.ts'))).toBe(false)
})
