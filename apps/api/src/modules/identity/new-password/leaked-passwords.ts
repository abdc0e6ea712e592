/** Whether a password (lower case) is one that guessers try first. */
export type LeakedPasswordCheck = (password: string) => boolean

const mostAffixes = 6

/** A short sequence again and again. */
const repetition = /^(.{1,8}?)\1+$/u

/** The word inside «dragon2026!»: what is left without a few digits and signs around it. */
function coreOf(password: string): string | null {
  const core = password.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  return core !== '' && password.length - core.length <= mostAffixes ? core : null
}

let loading: Promise<LeakedPasswordCheck> | undefined

/** Loads the list of 49,000 leaked passwords when it is first needed (about 60 ms and 20 MB, so not at startup). */
export function leakedPasswords(): Promise<LeakedPasswordCheck> {
  loading ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => {
    const leaked = new Set(dictionary['passwords-common'])
    return (password) => {
      const core = coreOf(password)
      return repetition.test(password) || leaked.has(password) || (core !== null && leaked.has(core))
    }
  })
  return loading
}
