/** Cyrillic letters as they sound, in the letters of the key. */
const cyrillicSounds: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'j',
  з: 'z',
  и: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 's',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  ъ: '',
  ы: 'i',
  ь: '',
  э: 'e',
  ю: 'u',
  я: 'ia',
}

/** How groups of Latin letters are mostly said and written in Russian, in the order in which they are replaced. */
const latinSounds: readonly (readonly [RegExp, string])[] = [
  [/sch/gu, 'sh'],
  [/tch/gu, 'ch'],
  [/zh/gu, 'j'],
  [/igh/gu, 'ai'],
  [/ph/gu, 'f'],
  [/th/gu, 't'],
  [/rh/gu, 'r'],
  [/wh?/gu, 'v'],
  [/ck/gu, 'k'],
  [/qu/gu, 'kv'],
  [/q/gu, 'k'],
  [/x/gu, 'ks'],
  [/ee/gu, 'i'],
  [/o[ou]/gu, 'u'],
  [/ay(?![aeiou])/gu, 'ei'],
  [/ge$/gu, 'j'],
  [/c(?=[eiy])/gu, 's'],
  [/c(?!h)/gu, 'k'],
  [/j$/gu, 'i'],
  [/y/gu, 'i'],
]

/** What neither script writes reliably. */
const sharedSounds: readonly (readonly [RegExp, string])[] = [
  [/dj/gu, 'j'],
  [/z/gu, 's'],
  [/ts/gu, 's'],
  [/(.)\1+/gu, '$1'],
  [/(?<=..)e$/gu, ''],
]

function replaceAll(text: string, rules: readonly (readonly [RegExp, string])[]): string {
  return rules.reduce((changed, [pattern, sound]) => changed.replaceAll(pattern, sound), text)
}

/**
 * A normalized word as it sounds, so that `эксплорер` and `explorer` have the same key. The key of a beginning of a word
 * is mostly a beginning of its key.
 */
export function phoneticKey(word: string): string {
  const ascii = word
    .normalize('NFD')
    .replaceAll(/([a-z])\p{M}+/gu, '$1')
    .normalize('NFC')
  const latin = replaceAll(ascii, latinSounds)
  const spelled = latin.replaceAll(/[а-я]/gu, (letter) => cyrillicSounds[letter] ?? letter)
  return replaceAll(spelled, sharedSounds)
}

/** Russian spellings that say an English word too freely for the rules. */
const knownSpellings: Readonly<Record<string, string>> = {
  айвори: 'ivory',
  афина: 'athena',
  беби: 'baby',
  бейби: 'baby',
  блю: 'blue',
  бэби: 'baby',
  вайлд: 'wild',
  вайт: 'white',
  джой: 'joy',
  дрим: 'dream',
  икслэнс: 'xlence',
  иксленс: 'xlence',
  кингдом: 'kingdom',
  крим: 'cream',
  лав: 'love',
  лайон: 'lion',
  май: 'my',
  мэджикал: 'magical',
  перпл: 'purple',
  пурпл: 'purple',
  роуз: 'rose',
  сноуфлейк: 'snowflake',
  тайгер: 'tiger',
  тайм: 'time',
  тигр: 'tiger',
  уайт: 'white',
  файерворкс: 'fireworks',
  фаерворкс: 'fireworks',
  флер: 'flair',
  хоуп: 'hope',
  шугар: 'sugar',
  экселенс: 'xlence',
}

const shortestSpelling = 3

/** The English words that a Cyrillic word, or the beginning of one, is known to stand for. */
export function spelledWords(word: string): string[] {
  if (word.length < shortestSpelling) return []
  return Object.entries(knownSpellings).flatMap(([spelling, meant]) =>
    spelling.startsWith(word) ? [meant] : [],
  )
}
