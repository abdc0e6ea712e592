import { createContext, use } from 'react'

/** The toolbar's language, for what a story itself says. */
export const StoryLocale = createContext<'ru' | 'en'>('ru')

/**
 * Picks a story's own words by the toolbar's language: `useStoryText('Отменить', 'Cancel')`, or two objects with the
 * same keys. For words that are plain args, set `parameters: { english: { children: 'Cancel' } }` instead: the args of
 * the story are overlaid with it in English.
 */
export function useStoryText<Words>(russian: Words, english: Words): Words {
  return use(StoryLocale) === 'en' ? english : russian
}
