import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { messageArguments } from './message-arguments.ts'

type Catalog = Readonly<Record<string, string>>

const languages = ['ru', 'en'] as const

/** What is wrong with the shop's messages, by check; and how many messages and files were looked at. */
export interface MessageFindings {
  readonly problems: Readonly<Record<MessageCheck, readonly string[]>>
  readonly messages: number
  readonly files: number
}

/** The checks, named by what they promise. */
export const messageChecks = [
  'every message stands once',
  'both languages have every message',
  'both languages fill in the same arguments',
  'every message is used',
  'no Russian text in components',
] as const
type MessageCheck = (typeof messageChecks)[number]

/** Checks the catalogs of the shop and the runtime under `base` against each other and the code. */
export function findMessageProblems(base: string): MessageFindings {
  const [russian, english] = languages.map((language) => readCatalog(base, language)) as [Catalog, Catalog]
  const code = readCode(base)
  const ids = Object.keys(russian)
  return {
    problems: {
      'every message stands once': languages.flatMap((language) => findRepeated(base, language)),
      'both languages have every message': [
        ...ids.filter((id) => !(id in english)).map((id) => `${id} is missing in en`),
        ...Object.keys(english)
          .filter((id) => !(id in russian))
          .map((id) => `${id} is missing in ru`),
      ],
      'both languages fill in the same arguments': ids.flatMap((id) =>
        differingArguments(id, russian, english),
      ),
      'every message is used': findUnused(ids, [...code.values()]).map((id) => `${id} is used nowhere`),
      'no Russian text in components': [...code].flatMap(([file, text]) => russianIn(file, text)),
    },
    messages: ids.length,
    files: code.size,
  }
}

function catalogTexts(base: string, language: string): string[] {
  return globSync(`{apps/{web,admin},packages/app-runtime}/src/i18n/messages/${language}/*.json`, {
    cwd: base,
  }).map((name) => readFileSync(path.join(base, name), 'utf8'))
}

/** Of a name that stands twice JSON keeps the last value without a word. */
function findRepeated(base: string, language: string): string[] {
  const ids = catalogTexts(base, language).flatMap((text) =>
    [...text.matchAll(/"([^"\\]+)"\s*:/gu)].flatMap(([, id]) => id ?? []),
  )
  const repeated = new Set(ids.filter((id, place) => ids.indexOf(id) < place))
  return [...repeated].map((id) => `${id} stands twice in ${language}`)
}

function readCatalog(base: string, language: string): Catalog {
  const topics = catalogTexts(base, language).map((text) => JSON.parse(text) as Catalog)
  return Object.assign({}, ...topics) as Catalog
}

/** What a visitor gets: no tests, no stories. */
function readCode(base: string): Map<string, string> {
  const names = globSync('{apps/{web,admin},packages/ui,packages/app-runtime}/src/**/*.{ts,tsx}', {
    cwd: base,
  }).filter((name) => !/\.(?:test|stories)\.tsx?$|\.d\.ts$|\/stories\//u.test(name))
  return new Map(names.map((name) => [name, withoutComments(readFileSync(path.join(base, name), 'utf8'))]))
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\//gu, '').replaceAll(/(^|\s)\/\/.*$/gmu, '$1')
}

function differingArguments(id: string, russian: Catalog, english: Catalog): string[] {
  const [first, second] = [russian[id], english[id]]
  if (first === undefined || second === undefined) return []
  try {
    const [wanted, found] = [messageArguments(first).join(', '), messageArguments(second).join(', ')]
    return wanted === found ? [] : [`${id} takes (${wanted}) in ru and (${found}) in en`]
  } catch (error) {
    return [`${id} is not valid ICU: ${String(error)}`]
  }
}

/** A message is used when its id stands in the code, or when a template like `order.status.${status}` can make it. */
function findUnused(ids: readonly string[], code: readonly string[]): string[] {
  const all = code.join('\n')
  const literals = new Set(all.match(/(?<=['"`])[a-z][\w-]*(?:\.[\w-]+)+(?=['"`])/gu))
  const templates = (all.match(/`[a-z][\w-]*\.[\w.-]*\$\{[^`]*`/gu) ?? []).map(asPattern)
  return ids.filter((id) => !literals.has(id) && !templates.some((pattern) => pattern.test(id)))
}

function asPattern(template: string): RegExp {
  const parts = template.slice(1, -1).split(/\$\{[^}]*\}/u)
  return new RegExp(
    `^${parts.map((part) => part.replaceAll(/[.()[\]{}?*+^$|\\]/gu, String.raw`\$&`)).join(String.raw`[\w-]+`)}$`,
    'u',
  )
}

function russianIn(file: string, text: string): string[] {
  const found = file.endsWith('.tsx') ? /[а-яё][а-яё ]*/iu.exec(text) : null
  return found === null ? [] : [`${file} says "${found[0]}": put it into the catalogs`]
}
