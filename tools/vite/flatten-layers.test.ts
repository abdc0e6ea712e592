import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { compare, selectorSpecificity, type Specificity } from '@csstools/selector-specificity'
import postcss, { parse, type AtRule, type Root } from 'postcss'
import selectorParser from 'postcss-selector-parser'
import { expect, test } from 'vitest'
import { root } from '../root.ts'
import { flattenLayers } from './flatten-layers.ts'

function flattened(css: string): Root {
  const { root: sheet } = postcss([flattenLayers()]).process(css, { from: undefined })
  return sheet
}

test.each([
  ['@layer tokens{:root{--a:1}}', ':root{--a:1}'],
  [
    '@layer base{a:focus-visible,[hidden],p::before{top:0}}',
    'a:where(:focus-visible),:where([hidden]),p::before{top:0}',
  ],
  ['@layer ui{.a, :is(.b)>p{top:0}}', '.a, :is(.b)>p{top:0}'],
  ['@layer shop{.a:hover .b,p{top:0}}', '.a:not(#_):hover .b,p:not(#_){top:0}'],
  ['@layer screens{.a, :is(.b,.c)::after{top:0}}', '.a:not(#_#_), :not(#_#_):is(.b,.c)::after{top:0}'],
])('a selector gets the specificity of its layer: %s', (css, flat) => {
  expect(String(flattened(css))).toBe(flat)
})

test('conditions stay; steps of animations and nested rules are left as they are', () => {
  const css =
    '@layer tokens, base,ui,shop,screens;@layer screens{@media print{.a{top:0;& .b{top:1px}}}@keyframes x{to{top:0}}}@font-face{src:url(a)}'
  expect(String(flattened(css))).toBe(
    '@media print{.a:not(#_#_){top:0;& .b{top:1px}}}@keyframes x{to{top:0}}@font-face{src:url(a)}',
  )
})

test.each([
  ['.a{top:0}', 'stands in no layer'],
  ['@media print{.a{top:0}}', 'stands in no layer'],
  ['@layer other{.a{top:0}}', 'no layer other'],
  ['@layer tokens,base,shop,ui,screens;', 'another order'],
  ['@layer base{#a{top:0}}', 'has an id'],
  ['@layer ui{#a{top:0}}', 'has an id'],
  ['@layer screens{.a #b{top:0}}', 'has an id'],
  ['@layer ui{p{top:0}}', 'has no class'],
  ['@layer ui{.a{top:0!important}}', 'Only the base may be important'],
  ['@layer shop{.a{top:revert-layer}}', 'no layers to revert to'],
  ['@layer tokens{:root{top:0}}', 'Tokens are custom properties'],
])('what would change the result of the cascade is refused: %s', (css, why) => {
  expect(() => flattened(css)).toThrow(why)
})

/** The specificity of each selector that the sheets of this repository have in a layer, the lowest first. */
function specificitiesIn(name: string): Specificity[] {
  const sheets = globSync('{apps,packages}/*/src/**/*.css', { cwd: root, exclude: ['**/node_modules/**'] })
  const found: Specificity[] = []
  for (const file of sheets)
    parse(readFileSync(path.join(root, file), 'utf8')).walkAtRules('layer', (layer: AtRule) => {
      if (layer.params !== name || layer.nodes === undefined) return
      flattened(String(layer)).walkRules(({ parent, selector }) => {
        if (parent?.type === 'rule' || (parent as AtRule).name === 'keyframes') return
        selectorParser((list) => list.each((one) => void found.push(selectorSpecificity(one)))).processSync(
          selector,
        )
      })
    })
  return found.toSorted(compare)
}

test('in this repository each selector of a layer has a higher specificity than all of the layer before', () => {
  const layers = ['base', 'ui', 'shop', 'screens'].map(specificitiesIn)
  for (const found of layers) expect(found.length).toBeGreaterThan(10)
  for (const [index, found] of layers.slice(1).entries())
    expect(compare(found[0]!, layers[index]!.at(-1)!)).toBeGreaterThan(0)
})
