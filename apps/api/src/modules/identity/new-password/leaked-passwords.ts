/** Whether a password (lower case) is one that guessers try first. */
export type LeakedPasswordCheck = (password: string) => boolean

const mostAffixes = 6

const longestRepeated = 8

/** A short sequence again and again. */
function isRepetition(password: string): boolean {
  return Array.from({ length: longestRepeated }, (_, index) => index + 1).some(
    (length) =>
      password.length > length &&
      password === password.slice(0, length).repeat(Math.floor(password.length / length)),
  )
}

/** The word inside «dragon2026!»: what is left without a few digits and signs around it. */
function coreOf(password: string): string | null {
  const found = [...password.matchAll(/\p{L}/gu)]
  const [first, last] = [found[0], found.at(-1)]
  const core = first && last ? password.slice(first.index, last.index + last[0].length) : ''
  return core !== '' && password.length - core.length <= mostAffixes ? core : null
}

let loading: Promise<LeakedPasswordCheck> | undefined

/** Loads the list of 49,000 leaked passwords when it is first needed (about 60 ms and 20 MB, so not at startup). */
export function leakedPasswords(): Promise<LeakedPasswordCheck> {
  loading ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => {
    const leaked = new Set(dictionary['passwords-common'])
    return (password) => {
      const core = coreOf(password)
      return isRepetition(password) || leaked.has(password) || (core !== null && leaked.has(core))
    }
  })
  return loading
}
