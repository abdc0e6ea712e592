import { maxTypos, typosInBeginning } from './edit-distance.ts'
import { isCatalogWord } from './search-text.ts'
import { hitsBeginningWith } from './search-vocabulary.ts'
import type { SearchHit, SearchVocabulary } from './search-vocabulary.ts'
import { phoneticKey, spelledWords } from './phonetic-key.ts'

/** One sound is in too many words to mean one of them. */
const shortestKey = 2

/** The hits of a word as it is spelled, else as it sounds; null for a word that means nothing here. */
export function findWord(vocabulary: SearchVocabulary, word: string): readonly SearchHit[] | null {
  const spelled = hitsBeginningWith(vocabulary.spelled, word)
  // A color that is not on sale today is still a color, and not another word with a typo.
  if (spelled.length > 0 || isCatalogWord(word)) return spelled
  if (/^\d/u.test(word)) return null
  const meant = spelledWords(word).flatMap((one) => hitsBeginningWith(vocabulary.spelled, one))
  if (meant.length > 0) return meant
  const key = phoneticKey(word)
  const sounding = key.length < shortestKey ? [] : hitsBeginningWith(vocabulary.sounding(), key)
  return sounding.length > 0 ? sounding : null
}

/** The hits of a Russian word for a type, a color or a country that is written in Latin letters: `bel` for белый. */
export function findTransliterated(vocabulary: SearchVocabulary, word: string): readonly SearchHit[] {
  if (!/^[a-z]+$/u.test(word)) return []
  const key = phoneticKey(word)
  if (key.length < shortestKey) return []
  return hitsBeginningWith(vocabulary.sounding(), key).filter(
    (hit) => /^[а-я]/u.test(hit.word) && isCatalogWord(hit.word),
  )
}

/** Whether a word can be read only as a Russian one in Latin letters: `roza`, and not `rose`. */
export function isTransliteration(vocabulary: SearchVocabulary, word: string): boolean {
  return (
    hitsBeginningWith(vocabulary.spelled, word).length === 0 &&
    findTransliterated(vocabulary, word).length > 0
  )
}

/** The hits that are nearest to a mistyped word; null where none is near enough. */
export function findMistyped(vocabulary: SearchVocabulary, word: string): readonly SearchHit[] | null {
  const key = phoneticKey(word)
  let least = maxTypos(Math.min(key.length, word.length))
  if (least === 0 || /^\d/u.test(word)) return null
  let nearest: SearchHit[] = []
  let lastKey = ''
  let typos = 0
  for (const hit of vocabulary.sounding()) {
    if (hit.key !== lastKey) typos = typosInBeginning(key, hit.key, least)
    lastKey = hit.key
    if (typos > least) continue
    if (typos < least) nearest = []
    least = typos
    nearest.push(hit)
  }
  return nearest.length > 0 ? nearest : null
}
