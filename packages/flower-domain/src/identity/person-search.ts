/** What people are searched by. */
export interface PersonSearch {
  /** In small letters; each begins a word of name, company or email. */
  readonly words: readonly string[]
  /** Digits that a phone may begin with, with the country code; empty where the text is no phone. */
  readonly phoneStarts: readonly string[]
  /** Digits that a phone may end with; null where the text is no phone. */
  readonly phoneEnd: string | null
}

const phoneText = /^\+?[\d\s().\-–—]+$/u

/** The words of a text: what stands between characters that are neither letters nor digits, in small letters. */
export function personSearchTerms(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

/** Reads what people are searched by; a number without a country code is taken as Russian, too. */
export function readPersonSearch(text: string): PersonSearch {
  const words = personSearchTerms(text)
  const trimmed = text.trim()
  const digits = trimmed.replaceAll(/\D/gu, '')
  if (digits === '' || !phoneText.test(trimmed)) return { words, phoneStarts: [], phoneEnd: null }
  const isInternational = trimmed.startsWith('+')
  const russian = `7${digits.startsWith('8') ? digits.slice(1) : digits}`
  return { words, phoneStarts: isInternational ? [digits] : [digits, russian], phoneEnd: digits }
}
