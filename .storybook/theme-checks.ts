import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview'

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
 * A look changes nothing but colors, so the story's own look gets every rule and the others get these: WCAG's AA, and
 * its AAA (7 : 1 for text) for whoever asked for more.
 */
const rulesOfColor = {
  usual: ['color-contrast', 'link-in-text-block'],
  more: ['color-contrast-enhanced', 'link-in-text-block'],
}

/** The look that the toolbar, or a story that pins it, asks for. */
export function appearanceOf(globals: Readonly<Record<string, unknown>>): Appearance {
  return {
    theme: globals['theme'] === 'dark' ? 'dark' : 'light',
    contrast: globals['contrast'] === 'more' ? 'more' : 'usual',
  }
}

let isChecking = false

/** Dresses a story in the look it is shown in; a story that renders again does not undress a check. */
export function applyStoryAppearance(look: Appearance) {
  if (!isChecking) applyAppearance(look)
}

/** `usual` leaves contrast to the system. */
function applyAppearance({ theme, contrast }: Appearance) {
  const { dataset } = document.documentElement
  dataset['theme'] = theme
  if (contrast === 'more') dataset['contrast'] = 'more'
  else delete dataset['contrast']
}

function withRulesOfColor(context: CheckContext, { contrast }: Appearance): CheckContext {
  const a11y = context.parameters['a11y']
  return {
    ...context,
    parameters: {
      ...context.parameters,
      a11y: { ...a11y, options: { ...a11y?.options, runOnly: rulesOfColor[contrast] } },
    },
  }
}

/**
 * Repeats the check of colors on the finished story in the three looks it was not shown in, so that one test run covers
 * light, dark and both in high contrast. The addon has checked the story's own look by then.
 */
export async function checkThemes(context: CheckContext) {
  // Only in a test run: in the workshop the page would flash.
  if (import.meta.env['VITEST_STORYBOOK'] !== 'false') return
  const shown = appearanceOf(context.globals)
  isChecking = true
  try {
    for (const look of appearances) {
      if (look.theme === shown.theme && look.contrast === shown.contrast) continue
      applyAppearance(look)
      await checkAccessibility(withRulesOfColor(context, look))
    }
  } finally {
    isChecking = false
    applyAppearance(shown)
  }
}
