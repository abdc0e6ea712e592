import { rmSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../root.ts'
import { findMessageProblems } from './message-check.ts'
import { writeWorkspace } from './negative-fixture.ts'

const messages = 'apps/web/src/i18n/messages'

/** A shop whose catalogs and code are these. */
function shop(russian: Record<string, string>, english: Record<string, string>, code: string) {
  const base = writeWorkspace({
    [`${messages}/ru/cart.json`]: JSON.stringify(russian),
    [`${messages}/en/cart.json`]: JSON.stringify(english),
    'apps/web/src/cart.tsx': code,
  })
  onTestFinished(() => rmSync(base, { recursive: true }))
  return findMessageProblems(base).problems
}

test('accepts complete catalogs whose plural forms differ as the languages do', () => {
  const problems = shop(
    {
      'cart.stems': '{count, plural, one {# стебель} few {# стебля} other {# стеблей}}',
      'cart.kind.box': 'Коробка',
    },
    { 'cart.stems': '{count, plural, one {# stem} other {# stems}}', 'cart.kind.box': 'Box' },
    "t('cart.stems', { count }); t(`cart.kind.${pack}`)",
  )
  expect(Object.values(problems).flat()).toEqual([])
})

test('reports what is wrong with the messages of the runtime', () => {
  const runtime = 'packages/app-runtime/src'
  const base = writeWorkspace({
    [`${runtime}/i18n/messages/ru/runtime.json`]: JSON.stringify({ 'runtime.a': 'А', 'runtime.b': 'Б' }),
    [`${runtime}/i18n/messages/en/runtime.json`]: JSON.stringify({ 'runtime.b': 'B' }),
    [`${runtime}/page.tsx`]: "t('runtime.a')",
  })
  onTestFinished(() => rmSync(base, { recursive: true }))
  const { problems } = findMessageProblems(base)
  expect(Object.values(problems).flat()).toEqual(['runtime.a is missing in en', 'runtime.b is used nowhere'])
})

test('reports a message that stands twice, in one file or in two', () => {
  const base = writeWorkspace({
    [`${messages}/ru/cart.json`]: '{ "cart.a": "А", "cart.b": "Б", "cart.a": "В" }',
    [`${messages}/ru/order.json`]: '{ "cart.b": "Г" }',
    [`${messages}/en/cart.json`]: '{ "cart.a": "A: \\"B\\": C", "cart.b": "B" }',
    'apps/web/src/cart.tsx': "t('cart.a'); t('cart.b')",
  })
  onTestFinished(() => rmSync(base, { recursive: true }))
  const { problems } = findMessageProblems(base)
  expect(problems['every message stands once']).toEqual([
    'cart.a stands twice in ru',
    'cart.b stands twice in ru',
  ])
})

test('reports a message that one language lacks', () => {
  const problems = shop({ 'cart.a': 'А' }, { 'cart.b': 'B' }, "t('cart.a'); t('cart.b')")
  expect(problems['both languages have every message']).toEqual([
    'cart.a is missing in en',
    'cart.b is missing in ru',
  ])
})

test.each([
  ['{count} шт.', '{amount} pcs'],
  ['{kind, select, a {А} other {Б}}', '{kind, select, b {A} other {B}}'],
  ['{count, number} шт.', '{count}'],
  ['<b>{count}</b>', '{count}'],
  ['{count} шт.', '{count'],
])('reports arguments that differ or cannot be read: %s and %s', (russian, english) => {
  const problems = shop({ 'cart.a': russian }, { 'cart.a': english }, "t('cart.a')")
  expect(problems['both languages fill in the same arguments']).toHaveLength(1)
})

test('reports a message that the code never names, a comment not being code', () => {
  const problems = shop({ 'cart.a': 'А' }, { 'cart.a': 'A' }, "// t('cart.a')\nt(`cart.kind.${a}`)")
  expect(problems['every message is used']).toEqual(['cart.a is used nowhere'])
})

test('reports Russian text in a component', () => {
  const problems = shop({}, {}, '/** Корзина */ export const Cart = () => <p>Корзина пуста</p>')
  expect(problems['no Russian text in components']).toEqual([
    'apps/web/src/cart.tsx says "Корзина пуста": put it into the catalogs',
  ])
})

test('reads the catalogs and the code of this repository', () => {
  const { messages: count, files } = findMessageProblems(root)
  expect(count).toBeGreaterThan(100)
  expect(files).toBeGreaterThan(80)
})
