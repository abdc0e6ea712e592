import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview'

type CheckContext = Parameters<typeof checkAccessibility>[0]

const other = { light: 'dark', dark: 'light' } as const

/** The theme that a story is not shown in. */
export const otherTheme = (theme: unknown) => other[theme === 'dark' ? 'dark' : 'light']

/**
 * Repeats the accessibility check on the finished story in the theme it was not shown in, so that one test run covers
 * both. The addon has checked the story's own theme by then.
 */
export const checkOtherTheme = async (context: CheckContext) => {
  // Only in a test run: in the workshop the page would flash.
  if (import.meta.env['VITEST_STORYBOOK'] !== 'false') return
  const root = document.documentElement
  const shown = root.dataset['theme']
  root.dataset['theme'] = otherTheme(context.globals['theme'])
  try {
    await checkAccessibility(context)
  } finally {
    if (shown) root.dataset['theme'] = shown
  }
}
