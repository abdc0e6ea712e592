import { describe, expect, it } from 'vitest'
import { filterOptions, folded, indexOptions } from './filter-options.ts'

const options = [
  { value: 'ec', label: 'Alto Zafiro Roses', detail: 'Эквадор' },
  { value: 'co', label: 'Río Cojimíes', detail: 'Колумбия' },
  { value: 'ke', label: 'Kilima-Dawn Blooms', detail: 'Кения' },
  { value: 'or', label: 'Орёл', keywords: 'Oryol' },
  { value: 'yo', label: 'Йошкар-Ола' },
  { value: 'ro', label: 'Roses of Zafiro' },
]
function find(query: string) {
  return filterOptions(indexOptions(options), query).map(({ value }) => value)
}

describe('filterOptions', () => {
  it('keeps all in their order for an empty query', () => {
    expect(find('  ')).toEqual(options.map(({ value }) => value))
  })

  it('finds by the start of any word, in any order', () => {
    expect(find('zaf alto')).toEqual(['ec'])
    expect(find('dawn')).toEqual(['ke'])
    expect(find('afiro')).toEqual([])
  })

  it('finds by the detail and by unseen words', () => {
    expect(find('кен')).toEqual(['ke'])
    expect(find('oryol')).toEqual(['or'])
  })

  it('takes no notice of case, accents and ё', () => {
    expect(find('RIO COJIMIES')).toEqual(['co'])
    expect(find('орел')).toEqual(['or'])
  })

  it('puts first what begins with the query', () => {
    expect(find('roses')).toEqual(['ro', 'ec'])
  })
})

describe('folded', () => {
  it('leaves й a letter of its own', () => {
    expect(folded('Йошкар')).toBe('йошкар')
    expect(find('иошкар')).toEqual([])
  })
})
