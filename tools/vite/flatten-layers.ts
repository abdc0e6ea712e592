import { selectorSpecificity } from '@csstools/selector-specificity'
import type { AtRule, Plugin, Rule } from 'postcss'
import selectorParser, { type Selector } from 'postcss-selector-parser'

/** The layers of the sheets in their order (`styles/index.css` of the kit), each with how many ids its selectors get. */
const idsOf = new Map([
  ['tokens', 0],
  ['base', 0],
  ['ui', 0],
  ['shop', 1],
  ['screens', 2],
])

/** Raises the specificity of a selector above that of all with fewer ids: by ids that no element has. */
function raise(selector: Selector, ids: number): void {
  const { first } = selector
  const added = selectorParser.pseudo({ value: `:not(${'#_'.repeat(ids)})` })
  if (first.type !== 'pseudo') {
    selector.insertAfter(first, added)
    return
  }
  // The white space of a list of selectors is that of the first part.
  added.spaces.before = first.spaces.before
  first.spaces.before = ''
  selector.insertBefore(first, added)
}

/** Lowers the specificity of a selector to that of its types of elements, below that of every class. */
function lower(selector: Selector): void {
  for (const node of selector.nodes)
    if (node.type === 'attribute' || (node.type === 'pseudo' && !selectorParser.isPseudoElement(node)))
      node.replaceWith(selectorParser.pseudo({ value: `:where(${String(node).trim()})` }))
}

function refuse(rule: Rule | AtRule, why: string): never {
  throw rule.error(`${why}, so that the layers of the sheets cannot be written as specificity.`)
}

function flattenRule(rule: Rule, layer: string): void {
  const ids = idsOf.get(layer)
  if (ids === undefined) refuse(rule, `There is no layer ${layer}`)
  rule.selector = selectorParser((list) =>
    list.each((selector) => {
      const { a, b } = selectorSpecificity(selector)
      if (a > 0 && layer !== 'shop') refuse(rule, 'A selector of this layer has an id')
      if (layer === 'base') lower(selector)
      if (layer === 'ui' && b === 0) refuse(rule, 'A selector of the kit has no class')
      if (ids > 0) raise(selector, ids)
    }),
  ).processSync(rule.selector)
}

/** What a rule stands in, from the inside. */
function* around(rule: Rule): Generator<AtRule | Rule> {
  for (
    let each = rule.parent;
    each !== undefined && each.type !== 'root';
    each = each.parent as Rule['parent']
  )
    yield each as AtRule | Rule
}

function isAtRule(node: AtRule | Rule, name: string): boolean {
  return node.type === 'atrule' && node.name === name
}

/** Whether a rule is nested in another, which was raised, or is a step of an animation. */
function isPartOfAnother(rule: Rule): boolean {
  return [...around(rule)].some((each) => each.type === 'rule' || isAtRule(each, 'keyframes'))
}

function flatten(layer: AtRule): void {
  if (layer.nodes === undefined && layer.params.replaceAll(/\s/gu, '') !== [...idsOf.keys()].join())
    throw layer.error('The layers of the apps have another order.')
  layer.walkDecls((declaration) => {
    const { important, value, prop } = declaration
    if (important === true && layer.params !== 'base')
      throw declaration.error(
        'Only the base may be important: of important declarations that of the first layer wins.',
      )
    if (value === 'revert-layer') throw declaration.error('The app has no layers to revert to.')
    if (layer.params === 'tokens' && !prop.startsWith('--') && prop !== 'color-scheme')
      throw declaration.error('Tokens are custom properties: any other would win over the kit.')
  })
  layer.walkRules((rule) => {
    if (!isPartOfAnother(rule)) flattenRule(rule, layer.params)
  })
  layer.replaceWith(layer.nodes ?? [])
}

/**
 * Writes the layers of sheets as specificity: a rule of a later layer has more ids. For each sheet with layers that is applied,
 * Chromium rebuilds its list of fonts and lays out all text of the page anew; an app's sheets come one after another. Throws where the
 * cascade would have another result than with layers.
 */
export function flattenLayers(): Plugin {
  return {
    postcssPlugin: 'flower-market:flatten-layers',
    OnceExit(root) {
      root.walkRules((rule) => {
        const isInLayer = [...around(rule)].some((each) => isAtRule(each, 'layer'))
        if (!isInLayer && !isPartOfAnother(rule)) refuse(rule, 'A rule stands in no layer')
      })
      root.walkAtRules('layer', flatten)
    },
  }
}
