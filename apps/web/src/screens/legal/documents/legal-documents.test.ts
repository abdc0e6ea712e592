import { expect, test } from 'vitest'
import { demoOperatorSettings, operatorParty, operators } from '@flower-market/flower-domain'
import type { LegalSection } from './legal-document.ts'
import { legalParty } from '../read-document.ts'
import { legalDocuments, type LegalName } from './legal-documents.ts'

async function read(name: LegalName, locale: 'ru' | 'en') {
  return (await legalDocuments[name][locale]())(
    legalParty(operatorParty(demoOperatorSettings, locale), locale),
  )
}

function shapeOf({ id, paragraphs }: LegalSection) {
  return [id, paragraphs.map((paragraph) => (typeof paragraph === 'string' ? 'text' : paragraph.length))]
}

const names = Object.keys(legalDocuments) as LegalName[]

test.each(names)('%s says the same in both languages, section by section', async (name) => {
  const [russian, english] = await Promise.all([read(name, 'ru'), read(name, 'en')])
  expect(english.sections.map(shapeOf)).toEqual(russian.sections.map(shapeOf))
})

test.each(names)('%s has each anchor once', async (name) => {
  const ids = (await read(name, 'ru')).sections.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

const texts = names.flatMap((name) => (['ru', 'en'] as const).map((locale) => ({ name, locale })))

test.each(texts)('$name names the operator in $locale', async ({ name, locale }) => {
  const text = JSON.stringify(await read(name, locale))
  expect(text).toContain(JSON.stringify(operators[locale].group).slice(1, -1))
})

test.each(names)('%s has no Russian word in English', async (name) => {
  expect(JSON.stringify(await read(name, 'en'))).not.toMatch(/[а-яё]/iu)
})

test.each(texts)(
  '$name names nobody in $locale where the operator has said nothing',
  async ({ name, locale }) => {
    const nobody = operatorParty({ requisites: null, contacts: null }, locale)
    const text = JSON.stringify((await legalDocuments[name][locale]())(legalParty(nobody, locale)))
    expect(text).toContain(locale === 'ru' ? 'ещё не указан' : 'not given yet')
    expect(text).not.toContain(JSON.stringify(operators[locale].group).slice(1, -1))
  },
)
