import { RuleTester } from 'oxlint/plugins-dev'
import { describe, it } from 'vitest'
import dialect from './dialect.ts'

RuleTester.describe = describe
RuleTester.it = it
const tester = new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } })

function testRule(name: string, valid: readonly string[], invalid: readonly string[]): void {
  const rule = dialect.rules[name]
  if (rule === undefined) throw new Error(`There is no rule ${name}.`)
  tester.run(name, rule, {
    valid: [...valid],
    invalid: invalid.map((code) => ({ code, errors: 1 })),
  })
}

testRule(
  'module-functions',
  [
    'export function total() { return 0 }',
    'function use() { const inner = () => 1; return inner }',
    'const sorted = list.toSorted((a, b) => a - b)',
  ],
  [
    'export const total = () => 0',
    'const total = async function () {}',
    'export const handler: Handler = (request) => request.id',
  ],
)

testRule(
  'constant-names',
  ["const maxLines = 300; const port = process.env['API_PORT']", 'const X = 1; const React = load()'],
  ['const MAX_LINES = 300', 'export const LIMIT = 3', 'function f() { const MAX_AGE_MS = 1 }'],
)

testRule(
  'hook-names',
  [
    'export function useOpen() { return useState(false) }',
    'function useTheme() { return use(ThemeContext) }',
    'function useOpen() { const [isOpen] = React.useState(false); return isOpen }',
    'function user() { return 1 }',
  ],
  [
    'export function useCookies(app) { app.addHook(check) }',
    'function useKeys() { return { onKey() {} } }',
    'const useCookies = (app) => app.addHook(check)',
    'function outer() { const use = (value) => value }',
  ],
)

testRule(
  'atom-names',
  [
    'export const cartAtom = atom({})',
    'const setQuantity = useSetAtom(setQuantityAtom)',
    "const themeAtom = atomWithStorage('theme', 'light')",
  ],
  ['export const cart = atom({})', "const theme = atomWithStorage('theme', 'light')"],
)

testRule(
  'boolean-names',
  [
    'interface Props { isOpen?: boolean; disabled?: boolean }',
    'const hasChanged = before !== after',
    'function matches(text: string): boolean { return true }',
    'interface Row { is_archived: boolean; count: number }',
  ],
  [
    'interface Props { sticky?: boolean }',
    'let ended = false',
    'const same = a === b',
    'const empty = !list.length',
    'const flag: boolean = read()',
  ],
)

testRule(
  'waited-expectations',
  [
    "await waitFor(() => expect(canvas.getByRole('row')).toBeVisible())",
    'expect(await answer.json()).toEqual([])',
    "const row = await canvas.findByRole('row')",
  ],
  [
    "await expect(await canvas.findByRole('row')).toBeVisible()",
    "await expect(await (await dialogOf(context)).findAllByRole('row')).toHaveLength(2)",
  ],
)

testRule(
  'bounded-waits',
  [
    'await vi.waitFor(() => expect(heard).toEqual([1]), 20_000)',
    'await vi.waitUntil(() => isReady(), { timeout: 20_000 })',
    'await waitFor(() => expect(list).toBeVisible())',
  ],
  ['await vi.waitFor(() => expect(heard).toEqual([1]))', 'await vi.waitUntil(isReady)'],
)
