import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { replacedWords } from './replaced-words.ts'

const texts = '**/*.{ts,tsx,cjs,mjs,css,html,md,json,yaml,yml}'
/** What is not ours, the list itself, and migrations that have run, whose words are part of what they did. */
const excluded = [
  '**/{node_modules,dist,dist-storybook,.cache,.data,.git}',
  'pnpm-lock.yaml',
  '**/*.module.css.d.ts',
  '**/migrations/000[1-6]-*.ts',
  'tools/boundaries/replaced-words.ts',
  'tools/boundaries/word-check.test.ts',
]

/** Where replaced words stand, one sentence each, and how many files were read. */
export interface WordFindings {
  readonly problems: readonly string[]
  readonly files: number
}

/** Spells identifiers in kebab-case and leaves prose as it is. */
function toKebab(text: string): string {
  return text.replaceAll(/(?<=[a-z0-9])(?=[A-Z])|_/gu, '-').toLowerCase()
}

/** A phrase is found in prose, also across lines of a comment, and in identifiers; a name in identifiers only. */
function toPattern(phrase: string): RegExp {
  const words = toKebab(phrase).replaceAll(' ', String.raw`(?:-|[\s*/]+)`)
  return new RegExp(`(?<![a-z0-9])${words}(?![a-z0-9])`, 'gu')
}

const terms = replacedWords.flatMap(({ use, insteadOf, within }) =>
  insteadOf.map((word) =>
    typeof word === 'string'
      ? { word, pattern: toPattern(word), isKebab: true, use, within }
      : { word: word.source, pattern: new RegExp(word, 'gu'), isKebab: false, use, within },
  ),
)

/** Finds replaced words in the texts and file names of a folder laid out like this repository. */
export function findReplacedWords(base: string): WordFindings {
  const files = globSync(texts, { cwd: base, exclude: excluded })
  const problems = files.flatMap((file) => {
    // The file's name as its first line: it is read like its text.
    const text = `${file}\n${readFileSync(path.join(base, file), 'utf8')}`
    const kebab = toKebab(text)
    return terms
      .filter(({ within }) => within?.test(file) ?? true)
      .flatMap(({ word, pattern, isKebab, use }) => {
        const read = isKebab ? kebab : text
        return [...read.matchAll(pattern)].map(({ index }) => {
          const line = read.slice(0, index).split('\n').length - 1
          return `${line === 0 ? file : `${file}:${line}`} has "${word}": write ${use}`
        })
      })
  })
  return { problems, files: files.length }
}
