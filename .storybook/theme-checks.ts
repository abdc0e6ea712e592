import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview'
import { type ColoredText, links, readColors } from './color-keys.ts'

type CheckContext = Parameters<typeof checkAccessibility>[0]

/** A theme with or without high contrast: everything that changes a page's colors. */
export interface Appearance {
  theme: 'light' | 'dark'
  contrast: 'usual' | 'more'
}

const appearances: readonly Appearance[] = [
  { theme: 'light', contrast: 'usual' },
  { theme: 'dark', contrast: 'usual' },
  { theme: 'light', contrast: 'more' },
  { theme: 'dark', contrast: 'more' },
]

/**
 * WCAG's AA, and also its AAA (7 : 1 for text) for whoever asked for more. The enhanced rule alone is silent about what
 * fails AA already.
 */
const colorRules = {
  usual: ['color-contrast', 'link-in-text-block'],
  more: ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'],
}

/** In a test run every rule but those of color is checked once; in the workshop the panel shows all. */
export const otherRules = Object.fromEntries(colorRules.usual.map((rule) => [rule, { enabled: false }]))

/** Whether this is the test run; in the workshop the page would flash. */
export const isTestRun = import.meta.env['VITEST_STORYBOOK'] === 'false'

/** The color mode that the toolbar, or a story that pins it, asks for. */
export function appearanceOf(globals: Readonly<Record<string, unknown>>): Appearance {
  return {
    theme: globals['theme'] === 'dark' ? 'dark' : 'light',
    contrast: globals['contrast'] === 'more' ? 'more' : 'usual',
  }
}

let isChecking = false

/** Applies the color mode that a story is shown in; a story that renders again does not reset a check. */
export function applyStoryAppearance(appearance: Appearance) {
  if (!isChecking) applyAppearance(appearance)
}

/** `usual` leaves contrast to the system. */
function applyAppearance({ theme, contrast }: Appearance) {
  const { dataset } = document.documentElement
  dataset['theme'] = theme
  if (contrast === 'more') dataset['contrast'] = 'more'
  else delete dataset['contrast']
}

/** What axe has judged in this run, by color mode: the same colors need no second verdict. */
const judgedByAppearance = new Map<string, Set<string>>()

/**
 * How texts look in the color mode that their story is shown in, and where they stand, of those that were judged in all modes.
 * Another text that looks the same there and that the same selectors choose has the same colors in the other modes: putting
 * a page into a mode and reading its colors costs as much as drawing the page.
 */
const judgedEverywhere = new Set<string>()

/** Checks the finished story's colors in all color modes. */
export async function checkColors(context: CheckContext) {
  if (!isTestRun) return
  const shown = appearanceOf(context.globals)
  const looks = looksOfTexts()
  if ([...looks.values()].every((look) => judgedEverywhere.has(look))) return
  const judged: Set<Element>[] = []
  isChecking = true
  try {
    for (const appearance of appearances) {
      applyAppearance(appearance)
      judged.push(await checkAppearance(context, appearance))
    }
  } finally {
    isChecking = false
    applyAppearance(shown)
  }
  for (const [element, look] of looks) {
    if (judged.every((elements) => elements.has(element))) judgedEverywhere.add(look)
  }
}

/** Sheets that a story brings itself are part of how its texts look; those of modules stay the same in a run. */
function looksOfTexts(): Map<Element, string> {
  const ownSheets = [...document.querySelectorAll('style:not([data-vite-dev-id])')]
    .map(({ textContent }) => textContent)
    .join('\n')
  return new Map(
    readColors(document.body).map((text) => [text.element, [labelKey(text), ownSheets].join('\n')]),
  )
}

/** How often a page may replace what is being checked, because its data arrives meanwhile. */
const mostReplacements = 5

interface AskedTexts {
  readonly texts: readonly ColoredText[]
  /** Those of them about which axe was asked. */
  readonly asked: readonly ColoredText[]
}

/** Reads the page's texts and asks axe about those that are chosen, if there are any. Throws for what is illegible. */
async function askAboutColors(
  context: CheckContext,
  appearance: Appearance,
  choose: (texts: readonly ColoredText[]) => readonly ColoredText[],
): Promise<AskedTexts> {
  for (let attempt = 1; ; attempt += 1) {
    const texts = readColors(document.body)
    const asked = choose(texts)
    if (asked.length === 0) return { texts, asked }
    try {
      await checkAccessibility(contextFor(context, appearance, asked))
      return { texts, asked }
    } catch (error) {
      const isReplaced = asked.every(({ element }) => !element.isConnected)
      if (!isReplaced || attempt === mostReplacements) throw error
    }
  }
}

/** Gives the texts that are judged in this color mode, now or earlier. */
async function checkAppearance(context: CheckContext, appearance: Appearance): Promise<Set<Element>> {
  const judged = judgedIn(appearance)
  const freshOf = (texts: readonly ColoredText[]) => texts.filter((text) => !isJudged(text, judged))
  const ask = async (choose: typeof freshOf): Promise<AskedTexts> => {
    const answer = await askAboutColors(context, appearance, choose)
    if (answer.asked.length === 0) return answer
    for (const key of answer.texts.map(readVerdicts(context, appearance)))
      if (key !== undefined) judged.add(key)
    return answer
  }
  const { texts, asked } = await ask((all) => onePerLook(freshOf(all)))
  const known = new Set(asked.map(({ element }) => element))
  const othersOf = (all: readonly ColoredText[]) => freshOf(all).filter(({ element }) => !known.has(element))
  // Of texts that look the same, the one that was asked about may lie behind something where another does not.
  const last = othersOf(texts).length === 0 ? texts : (await ask(othersOf)).texts
  return new Set(last.filter((text) => isJudged(text, judged)).map(({ element }) => element))
}

/** Texts of one place that look the same get the same verdict, such as those of a column: the first of each. */
function onePerLook(texts: readonly ColoredText[]): ColoredText[] {
  return [...new Map(texts.toReversed().map((text) => [placedKey(text), text])).values()]
}

function isJudged(text: ColoredText, judged: ReadonlySet<string>): boolean {
  return judged.has(text.key) || judged.has(placedKey(text)) || judged.has(labelKey(text))
}

function placedKey({ place, key }: ColoredText): string {
  return `${place}\n${key}`
}

/** A link among few letters is a label to axe, and has to differ from what is around it once there are more. */
function labelKey(text: ColoredText): string {
  return `${placedKey(text)}\n${text.lettersAroundLink}`
}

function judgedIn({ theme, contrast }: Appearance): Set<string> {
  const name = `${theme} ${contrast}`
  const known = judgedByAppearance.get(name) ?? new Set()
  judgedByAppearance.set(name, known)
  return known
}

function contextFor(
  context: CheckContext,
  { contrast }: Appearance,
  texts: readonly ColoredText[],
): CheckContext {
  const a11y = context.parameters['a11y']
  return {
    ...context,
    parameters: {
      ...context.parameters,
      a11y: {
        ...a11y,
        context: { include: texts.map(({ element }) => element) },
        options: { runOnly: colorRules[contrast], elementRef: true },
      },
    },
  }
}

/** As much of axe's result as says what was judged. */
interface AxeResult {
  readonly violations: readonly unknown[]
  readonly passes: readonly AxeRule[]
  readonly incomplete: readonly AxeRule[]
}

interface AxeRule {
  readonly id: string
  readonly nodes: readonly AxeNode[]
}

interface AxeNode {
  readonly element: Element
  readonly any: readonly {
    readonly data: { readonly bgColor?: string; readonly messageKey?: string } | null
  }[]
}

/** Why axe cannot tell, where it is not for what lies over the text or where it was scrolled to. */
const undecidable = new Set([
  'bgGradient',
  'bgImage',
  'complexTextShadows',
  'equalRatio',
  'imgNode',
  'nonBmp',
  'pseudoContent',
  'shortTextContent',
])

function dataOf({ any }: AxeNode) {
  return any[0]?.data
}

/**
 * Takes what axe found in its latest run. The function that it gives says by which key a text is judged from now on:
 * none where axe says nothing, such as of a text out of sight, which is asked about again.
 */
function readVerdicts(
  context: CheckContext,
  { contrast }: Appearance,
): (text: ColoredText) => string | undefined {
  const report = context.reporting.reports.at(-1) as { result: AxeResult }
  const { passes, incomplete, violations } = report.result
  // Elements cannot leave the browser with the report.
  report.result = { violations, passes: [], incomplete: [] }
  const passed = elementsByRule(passes, (node) => dataOf(node)?.bgColor !== undefined)
  const passedLinks = elementsByRule(passes, () => true).get('link-in-text-block')
  const undecidedLinks = elementsByRule(incomplete, () => true).get('link-in-text-block')
  const undecided = elementsByRule(incomplete, (node) => undecidable.has(dataOf(node)?.messageKey ?? ''))
  const contrastRules = colorRules[contrast].filter((rule) => rule !== 'link-in-text-block')
  return (text) => {
    if (contrastRules.every((rule) => passed.get(rule)?.has(text.element))) {
      if (text.lettersAroundLink === 0 || passedLinks?.has(linkOf(text))) return text.key
      return undecidedLinks?.has(linkOf(text)) ? undefined : labelKey(text)
    }
    return undecided.get('color-contrast')?.has(text.element) ? placedKey(text) : undefined
  }
}

function linkOf({ element }: ColoredText): Element {
  return element.closest(links) ?? element
}

function elementsByRule(rules: readonly AxeRule[], isWanted: (node: AxeNode) => boolean) {
  return new Map(
    rules.map(({ id, nodes }) => [id, new Set(nodes.filter(isWanted).map(({ element }) => element))]),
  )
}
