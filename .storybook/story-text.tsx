import { createContext, use } from 'react'

/** The toolbar's language, for the texts of a story. */
export const StoryLocale = createContext<'ru' | 'en'>('ru')

/**
 * Picks a story's text by the toolbar's language: `useStoryText('Отменить', 'Cancel')`, or two objects with the
 * same keys. For texts that are args, set `parameters: { english: { children: 'Cancel' } }` instead: it overrides
 * the args in English.
 */
export function useStoryText<Words>(russian: Words, english: Words): Words {
  return use(StoryLocale) === 'en' ? english : russian
}
