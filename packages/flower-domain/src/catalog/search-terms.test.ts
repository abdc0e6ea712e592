import { describe, expect, it } from 'vitest'
import { emptyFilter } from './catalog-filter.ts'
import { redRoses } from './flower-card.arbitrary.ts'
import type { FlowerCard } from './flower-card.ts'
import { buildSearchIndex } from './search-index.ts'
import { distinctTerms, searchTerms, withoutTerm } from './search-terms.ts'
import { selectCards } from './select-positions.ts'

function card(variety: string, facts: Partial<FlowerCard> = {}): FlowerCard {
  return { ...redRoses, code: `${variety} ${facts.lengthCm ?? 60}`, variety, ...facts }
}

const kenya = { plantation: 'Kilima Dawn Blooms', plantationId: 'kilima', country: 'KEN' }
const cards = [
  card('Pink Mondial', { color: 'pink' }),
  card('Hot Explorer', { color: 'hotPink' }),
  card('Explorer'),
  card('Explorer', { lengthCm: 70 }),
  card('Mondial', { color: 'white' }),
  card('Playa Blanca', { color: 'white' }),
  card('Vendela', { color: 'cream' }),
  card('Freedom'),
  card('Quicksand', { color: 'peach' }),
  card('Athena', { color: 'white', ...kenya }),
  card('Madam Red', { color: 'burgundy', ...kenya }),
  card('Tiger', { type: 'alstroemeria', color: 'yellow', country: 'COL', plantation: 'Llano Lirio' }),
  card('Xlence', { type: 'gypsophila', color: 'white' }),
  card('Белая ночь', { color: 'white', country: 'RUS', plantation: 'Тепличный двор «Пример»' }),
  card('Cinerea', { type: 'eucalyptus', color: 'green', country: 'ITA', plantation: 'Riviera Verde' }),
]
const index = buildSearchIndex(cards)

function found(name: string): string[] {
  return selectCards(index, { ...emptyFilter, name }).map(({ code }) => code)
}
function understood(name: string): string[] {
  return searchTerms(index, name).map(({ subject }) => `${subject.kind} ${subject.value}`)
}

describe('Cyrillic spellings of variety names', () => {
  it.each([
    ['эксплорер', 'Explorer 60'],
    ['экспл', 'Explorer 60'],
    ['мондиаль', 'Mondial 60'],
    ['плайя бланка', 'Playa Blanca 60'],
    ['плая', 'Playa Blanca 60'],
    ['вендела', 'Vendela 60'],
    ['фридом', 'Freedom 60'],
    ['квиксенд', 'Quicksand 60'],
    ['атена', 'Athena 60'],
    ['афина', 'Athena 60'],
    ['мадам ред', 'Madam Red 60'],
    ['тайгер', 'Tiger 60'],
    ['икслэнс', 'Xlence 60'],
    ['цинерея', 'Cinerea 60'],
  ])('%s finds %s', (name, code) => {
    expect(found(name)[0]).toBe(code)
  })

  it('finds Russian names in Latin letters, too', () => {
    expect(found('belaya noch')).toEqual(['Белая ночь 60'])
  })

  it('takes a Russian word for a color before a name that sounds like it', () => {
    const belle = buildSearchIndex([...cards, card('Belle Rose', { color: 'pink' })])
    expect(selectCards(belle, { ...emptyFilter, name: 'бел' }).map(({ variety }) => variety)).not.toContain(
      'Belle Rose',
    )
  })
})

describe('typos', () => {
  it.each([
    ['explorr', 'Explorer 60'],
    ['exlporer', 'Explorer 60'],
    ['мондяль', 'Mondial 60'],
    ['вэндэлла', 'Vendela 60'],
    ['freedon', 'Freedom 60'],
  ])('%s finds %s', (name, code) => {
    expect(found(name)[0]).toBe(code)
  })

  it.each(['exq', 'тюльпан', 'пион', 'лилия', 'zzzzzz', '65'])('finds nothing by %s', (name) => {
    expect(found(name)).toEqual([])
    expect(understood(name)).toEqual([`unknown ${name}`])
  })

  it('does not take a color that is not on sale for a typo', () => {
    expect(found('синяя')).toEqual([])
  })
})

describe('the wrong keyboard layout', () => {
  it.each([
    ['hjpf', 'роза'],
    ['hjpf ,tkfz', 'роза белая'],
    ['учздщкук', 'explorer'],
    ["'rcgkjhth", 'эксплорер'],
    ['rhfcyfz 70 ‘rdfljh'.replace('‘', "'"), 'красная 70 эквадор'],
  ])('%s is %s', (typed, meant) => {
    expect(found(typed)).toEqual(found(meant))
    expect(found(typed)).not.toEqual([])
  })
})

describe('Russian words in Latin letters', () => {
  const belles = buildSearchIndex([
    ...cards,
    card('Belle Rose', { color: 'pink' }),
    card('Rosette', { color: 'yellow' }),
  ])
  function foundHere(name: string): string[] {
    return selectCards(belles, { ...emptyFilter, name }).map(({ code }) => code)
  }

  it.each([
    ['roza krasnaya 70 ekvador', 'роза красная 70 эквадор'],
    ['roza krasn 70', 'роза красн 70'],
    ['keniya', 'кения'],
    ['alstromeriya zheltaya', 'альстромерия желтая'],
  ])('%s finds what %s does', (typed, meant) => {
    expect(foundHere(typed)).toEqual(foundHere(meant))
    expect(foundHere(typed)).not.toEqual([])
  })

  it('reads a short word as a Russian one beside another, and keeps the names that are spelled so', () => {
    expect(foundHere('roza bel').toSorted()).toEqual([...foundHere('роза бел'), 'Belle Rose 60'].toSorted())
    expect(searchTerms(belles, 'roza bel').map(({ subject }) => subject)).toEqual([
      { kind: 'type', value: 'roses' },
      { kind: 'color', value: 'white' },
    ])
    expect(foundHere('belaya roza')).toEqual(foundHere('белая роза'))
  })

  it('reads an English word as it is spelled', () => {
    expect(foundHere('bel')).toEqual(['Belle Rose 60'])
    expect(foundHere('rose bel')).toEqual(['Belle Rose 60'])
    expect(foundHere('rose whi')).toEqual(foundHere('роза бел'))
  })
})

describe('what is searched for', () => {
  it.each([
    ['роза красная 70 эквадор', ['Explorer 70']],
    ['red rose ecuador 70cm', ['Explorer 70']],
    ['кения', ['Athena 60', 'Madam Red 60']],
    ['kilima', ['Athena 60', 'Madam Red 60']],
    ['килима белая', ['Athena 60']],
    ['пример', ['Белая ночь 60']],
  ])('%s', (name, codes) => {
    expect(found(name)).toEqual(codes)
  })

  it('lists first the variety whose whole name was searched for', () => {
    expect(found('explorer')).toEqual(['Explorer 60', 'Explorer 70', 'Hot Explorer 60'])
    expect(found('mondial')).toEqual(['Mondial 60', 'Pink Mondial 60'])
    expect(found('hot explorer')).toEqual(['Hot Explorer 60'])
  })

  it('keeps the order of the list for what is not a name', () => {
    expect(found('роза')).toEqual(cards.filter(({ type }) => type === 'roses').map(({ code }) => code))
  })

  it('does not find other flowers by "roses" in the name of a plantation', () => {
    expect(found('roses')).not.toContain('Xlence 60')
  })
})

describe('searchTerms', () => {
  it('says what each word was understood as', () => {
    expect(understood('роза белая 60 см эквадор')).toEqual([
      'type roses',
      'color white',
      'length 60',
      'country ECU',
    ])
    expect(understood('kilima explorr')).toEqual(['plantation Kilima Dawn Blooms', 'variety Explorer'])
    expect(understood('hjpf абв')).toEqual(['type roses', 'unknown абв'])
    expect(understood(' , ')).toEqual([])
  })

  it('has one term for the words of one name, and takes them out together', () => {
    const terms = searchTerms(index, 'playa blanca 60')
    expect(found('playa blanca 60')).toEqual(['Playa Blanca 60'])
    const [variety, ...others] = distinctTerms(terms)
    expect(variety?.subject).toEqual({ kind: 'variety', value: 'Playa Blanca' })
    expect(others.map(({ subject }) => subject)).toEqual([{ kind: 'length', value: 60 }])
    expect(withoutTerm(terms, variety!)).toBe('60')
    expect(distinctTerms(searchTerms(index, 'роза роза')).map(({ subject }) => subject.value)).toEqual([
      'roses',
    ])
  })

  it.each([
    ['hot explorer', ['variety Hot Explorer']],
    ['hot expl', ['variety Hot Explorer']],
    ['hot explorr', ['variety Hot Explorer']],
    ['хот эксплорер', ['variety Hot Explorer']],
    ['madam red 60', ['variety Madam Red', 'length 60']],
    ['роза hot explorer эквадор', ['type roses', 'variety Hot Explorer', 'country ECU']],
    ['night mist explorer', ['variety Explorer Night Mist']],
  ])('understands the words of one name as that name: %s', (name, meant) => {
    const here = buildSearchIndex([...cards, card('Explorer Night Mist')])
    const terms = distinctTerms(searchTerms(here, name))
    expect(terms.map(({ subject }) => `${subject.kind} ${subject.value}`)).toEqual(meant)
  })

  it('takes the words of one name out together', () => {
    const terms = searchTerms(index, 'роза hot explorer')
    expect(distinctTerms(terms).map((term) => withoutTerm(terms, term))).toEqual(['hot explorer', 'роза'])
  })

  it.each([
    ['explorer', ['variety Explorer']],
    ['hot', ['color hotPink']],
    ['red madam', ['color red', 'variety Madam Red']],
    ['white explorer', ['color white', 'variety Explorer']],
    ['explorer mondial', ['variety Explorer', 'variety Mondial']],
  ])('keeps apart what is not one name: %s', (name, meant) => {
    expect(understood(name)).toEqual(meant)
  })

  it('leaves the other words when one is taken out', () => {
    const terms = searchTerms(index, 'роза  белая, 60 см')
    expect(terms.map((term) => withoutTerm(terms, term))).toEqual(['белая 60', 'роза 60', 'роза белая'])
  })
})
