import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ImportFindings, findImportViolations, findUnread } from './import-boundary.ts'
import { importRules } from './import-rules.ts'
import { writeWorkspace } from './negative-fixture.ts'

/** What is allowed: the arrows of the house, each drawn once. */
const allowed = {
  'packages/flower-domain/src/index.ts': `export * from './money/money.ts'`,
  'packages/flower-domain/src/money/money.ts': 'export type Money = number',
  'packages/ui/src/index.ts': 'export const Button = 1',
  'packages/api-client/src/index.ts': `import type { Money } from '@flower-market/flower-domain'\nexport type Price = Money`,
  'packages/api-client/src/contract/index.ts': 'export const contract = 1',
  'packages/api-client/src/msw/index.ts': `export { rose } from '../fixtures/roses.ts'`,
  'packages/api-client/src/fixtures/roses.ts': 'export const rose = 1',
  'packages/api-client/src/socket.ts': 'export const socket = 1',
  'packages/app-runtime/src/forms/index.ts': `export { Form } from './Form.tsx'`,
  'packages/app-runtime/src/forms/Form.tsx': `import '@flower-market/ui'\nimport '@flower-market/api-client'\nexport const Form = 1`,
  'apps/api/src/index.ts': `import { contract } from '@flower-market/api-client/contract'\nexport const api = contract`,
  'apps/api/src/app.ts': `import './modules/cart/index.ts'\nimport './web/pages.ts'`,
  'apps/api/src/web/pages.ts': `import '../modules/cart/index.ts'`,
  'apps/api/src/modules/cart/index.ts': `import './prices.ts'\nimport '../catalog/index.ts'\nimport '../../platform/clock.ts'`,
  'apps/api/src/modules/cart/prices.ts': 'export const price = 1',
  'apps/api/src/modules/catalog/index.ts': 'export const catalog = 1',
  'apps/api/src/platform/clock.ts': 'export const clock = 1',
  'apps/web/src/app/Header.tsx': `import '../screens/cart/CartScreen.tsx'\nexport const Header = 1`,
  'apps/web/src/flows/Avatar.tsx': `import '../components/Badge.tsx'\nexport const Avatar = 1`,
  'apps/web/src/components/Badge.tsx': 'export const Badge = 1',
  'apps/web/src/screens/cart/CartScreen.tsx': `import { Button } from '@flower-market/ui'\nimport '@flower-market/app-runtime/forms'\nexport const CartScreen = Button`,
  'apps/web/src/screens/cart/CartScreen.stories.tsx': `import '@flower-market/api-client/msw'\nimport './CartScreen.tsx'`,
}

/** One negative fixture for every rule: the file, its content. */
const fixtures: Readonly<Record<string, readonly [string, string]>> = {
  resolvable: ['apps/web/src/lost.ts', `import './nowhere.ts'`],
  'no-cycles': ['packages/ui/src/circle.ts', `import './circle.ts'`],
  'domain-alone': ['packages/flower-domain/src/clock.ts', `import 'node:fs'`],
  'ui-alone': [
    'packages/ui/src/price.ts',
    `import type { Money } from '@flower-market/flower-domain'\nexport type P = Money`,
  ],
  'client-knows-domain-only': ['packages/api-client/src/toast.ts', `import '@flower-market/ui'`],
  'runtime-knows-no-app': [
    'packages/app-runtime/src/forms/paths.ts',
    `import '../../../../apps/web/src/screens/cart/CartScreen.tsx'`,
  ],
  'server-knows-contract-and-domain': ['apps/api/src/call.ts', `import '@flower-market/api-client'`],
  'server-platform-below-modules': [
    'apps/api/src/platform/limits.ts',
    `import '../modules/catalog/index.ts'`,
  ],
  'server-modules-below-web': ['apps/api/src/modules/orders/index.ts', `import '../../web/pages.ts'`],
  'modules-by-facade': ['apps/api/src/modules/history/index.ts', `import '../cart/prices.ts'`],
  'apps-apart': ['apps/web/src/state/server.ts', `import '../../../api/src/index.ts'`],
  'apps-are-leaves': ['packages/flower-domain/src/app.ts', `import '../../../apps/api/src/index.ts'`],
  'mocks-in-stories-and-tests': ['apps/web/src/main.ts', `import '@flower-market/api-client/msw'`],
  'tests-stay-apart': ['apps/web/src/router.ts', `import './screens/cart/CartScreen.stories.tsx'`],
  'screens-apart': ['apps/web/src/screens/order/OrderScreen.tsx', `import '../cart/CartScreen.tsx'`],
  'app-on-top': ['apps/web/src/screens/order/parts/Menu.tsx', `import '../../../app/Header.tsx'`],
  'screens-on-flows': ['apps/web/src/flows/checkout.ts', `import '../screens/cart/CartScreen.tsx'`],
  'flows-on-components': ['apps/web/src/components/Picture.tsx', `import '../flows/Avatar.tsx'`],
  'components-on-state': ['apps/web/src/state/badge.ts', `import '../components/Badge.tsx'`],
  'entry-points-only': ['apps/web/src/deep.ts', `import '../../../packages/api-client/src/socket.ts'`],
  'entry-points-only-for-tools': ['.storybook/deep.ts', `import '../packages/api-client/src/socket.ts'`],
}

/** A file that imports the runtime, for each package that it builds on. */
const belowRuntime = {
  'domain-alone': 'packages/flower-domain/src/session.ts',
  'ui-alone': 'packages/ui/src/session.ts',
  'client-knows-domain-only': 'packages/api-client/src/session.ts',
}
const additions = Object.values(belowRuntime).map((file) => [
  file,
  `import '@flower-market/app-runtime/forms'`,
])

const folders = ['packages', 'apps', '.storybook']

let base = ''
let findings: ImportFindings

beforeAll(async () => {
  base = writeWorkspace({ ...allowed, ...Object.fromEntries([...Object.values(fixtures), ...additions]) })
  findings = await findImportViolations(base, folders)
})
afterAll(() => rmSync(base, { recursive: true }))

test.each(importRules.map(({ name }) => name as string))('reports a negative fixture of %s', (rule) => {
  const [file] = fixtures[rule] ?? []
  expect(findings.violations).toContainEqual(expect.objectContaining({ rule, from: file }))
})

test.each(Object.entries(belowRuntime))('by %s nothing below the runtime knows it', (rule, from) => {
  expect(findings.violations).toContainEqual(expect.objectContaining({ rule, from }))
})

test('finds nothing wrong with the arrows of the house', () => {
  const files = new Set([...Object.values(fixtures).map(([file]) => file), ...Object.values(belowRuntime)])
  expect(findings.violations.filter(({ from }) => !files.has(from))).toEqual([])
})

test('a source file that was not read is named, and so are too few files and too few imports', () => {
  const ownImports = findings.modules.length + 1
  expect(findUnread(base, { ...findings, ownImports }, 1)).toEqual([])
  const [left, ...modules] = findings.modules.filter((file) => file.startsWith('packages/'))
  const others = findings.modules.filter((file) => !file.startsWith('packages/'))
  expect(findUnread(base, { modules: [...modules, ...others], ownImports }, 1)).toEqual([left])
  const found = findUnread(base, { ...findings, ownImports: 0 })
  expect(found).toEqual([
    expect.stringMatching(/^only \d+ source files$/u),
    expect.stringMatching(/^only 0 imports/u),
  ])
})
