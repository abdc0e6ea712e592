import { describe, expect, it } from 'vitest'
import type { FlowerCard } from '../catalog/flower-card.ts'
import type { IsoDate } from '../time/iso-date.ts'
import { addFoundLots, countMissing, moveLines, repeatOrder } from './repeat-order.ts'
import type { OrderedFlower } from './repeat-order.ts'

const day = '2026-11-24' as IsoDate

const explorer: FlowerCard = {
  code: 'explorer-60',
  type: 'roses',
  variety: 'Explorer',
  plantation: 'Quinta Lumbre',
  plantationId: 'lumbre',
  country: 'ECU',
  lengthCm: 60,
  color: 'red',
  tint: '#b3202c',
  price: 12_000,
  availability: 'inStock',
  deliveryDate: day,
  stemsAvailable: 500,
  stemsPerBunch: 25,
  stemsPerBox: 300,
  soldBy: 'bunch',
}

function lot(code: string, facts: Partial<FlowerCard>): FlowerCard {
  return { ...explorer, code, ...facts } as FlowerCard
}

const { type, variety, plantation, lengthCm, tint, price } = explorer
const line: OrderedFlower = { type, variety, plantation, lengthCm, tint, price, quantity: 50 }

function repeatOne(cards: readonly FlowerCard[], ordered = line) {
  const [repeated] = repeatOrder([ordered], cards)
  if (repeated === undefined) throw new Error('A line was lost.')
  return repeated
}

function codesFor(cards: readonly FlowerCard[], ordered = line): string[] {
  return repeatOne(cards, ordered).replacements.map(({ code }) => code)
}

describe('repeatOrder', () => {
  it('finds the same flower in the lot of the day, and has nothing to say of it', () => {
    const other = lot('other-plantation', { plantation: 'Ziwa' })
    expect(repeatOne([other, explorer])).toEqual({
      line,
      card: explorer,
      quantity: 50,
      changes: [],
      replacements: [],
    })
  })

  it('takes the cheapest of several lots, and of what is sold out none', () => {
    const cheaper = lot('cheaper', { price: 11_000 })
    const soldOut = lot('sold-out', { price: 10_000, stemsAvailable: 24 })
    expect(repeatOne([explorer, cheaper, soldOut]).card).toBe(cheaper)
  })

  it('orders whole packs, without calling that a change', () => {
    expect(repeatOne([explorer], { ...line, quantity: 60 })).toMatchObject({ quantity: 50, changes: [] })
  })

  it('says what is gone', () => {
    expect(repeatOne([])).toEqual({ line, card: null, quantity: 0, changes: ['gone'], replacements: [] })
  })

  it('says what is dearer, and only that', () => {
    expect(repeatOne([explorer], { ...line, price: 11_999 }).changes).toEqual(['dearer'])
    expect(repeatOne([explorer], { ...line, price: 12_001 }).changes).toEqual([])
  })

  it('takes what there is, and says that it is less', () => {
    const few = lot('few', { stemsAvailable: 30, price: 13_000 })
    expect(repeatOne([few])).toMatchObject({ quantity: 25, changes: ['less-stock', 'dearer'] })
  })
})

describe('replacements', () => {
  const shorter = lot('shorter', { lengthCm: 50 })
  const longer = lot('longer', { lengthCm: 80 })
  const elsewhere = lot('elsewhere', { plantation: 'Ziwa', price: 13_000 })
  const freedom = lot('freedom', { variety: 'Freedom', lengthCm: 70 })
  const upperClass = lot('upper-class', { variety: 'Upper Class', lengthCm: 40 })
  const mondial = lot('mondial', { variety: 'Mondial', color: 'white', tint: '#fff' })
  const redCarnation = lot('carnation', { type: 'carnations', variety: 'Don Pedro' })

  it('are the same variety at the nearest length, then the same color at the nearest length', () => {
    expect(codesFor([longer, upperClass, freedom, mondial, redCarnation, shorter])).toEqual([
      'shorter',
      'longer',
      'freedom',
    ])
  })

  it('begin with the same length of another plantation', () => {
    expect(codesFor([shorter, elsewhere])).toEqual(['elsewhere', 'shorter'])
  })

  it('of one length begin with the cheapest', () => {
    expect(codesFor([lot('dear', { lengthCm: 50, price: 15_000 }), shorter])).toEqual(['shorter', 'dear'])
  })

  it('leave room for another variety', () => {
    expect(codesFor([shorter, longer, elsewhere, freedom])).toEqual(['elsewhere', 'shorter', 'freedom'])
  })

  it('know the color of a variety that the day does not have by how it is drawn', () => {
    expect(codesFor([mondial, freedom])).toEqual(['freedom'])
    expect(codesFor([mondial, lot('unlike', { variety: 'Unlike', tint: '#123456' })])).toEqual([])
  })

  it('can be had', () => {
    expect(codesFor([lot('sold-out', { lengthCm: 50, stemsAvailable: 10 })])).toEqual([])
  })

  it('of what is dearer cost less than it', () => {
    const asked = { ...line, price: 11_000 }
    expect(codesFor([explorer, elsewhere, lot('cheaper', { lengthCm: 50, price: 11_900 })], asked)).toEqual([
      'cheaper',
    ])
  })
})

describe('addFoundLots', () => {
  const repeated = repeatOrder([line], [explorer])

  it('puts in what the day has, at the price of the day', () => {
    const cart = addFoundLots({}, day, [...repeated, ...repeatOrder([line], [])])
    expect(cart).toEqual({ [day]: [{ code: explorer.code, price: explorer.price, quantity: 50 }] })
  })

  it('keeps the larger quantity of a line that is there, and other days', () => {
    const other = '2026-11-25' as IsoDate
    const cart = {
      [day]: [{ code: explorer.code, price: 1, quantity: 100 }],
      [other]: [{ code: 'a', price: 1, quantity: 1 }],
    }
    const filled = addFoundLots(cart, day, repeated)
    expect(filled[day]).toEqual([{ code: explorer.code, price: explorer.price, quantity: 100 }])
    expect(filled[other]).toBe(cart[other])
  })

  it('adds up two lines of one lot, within its stock', () => {
    const few = lot('few', { stemsAvailable: 75 })
    const twice = repeatOrder([line, line], [few])
    expect(addFoundLots({}, day, twice)[day]).toEqual([{ code: 'few', price: few.price, quantity: 75 }])
  })
})

describe('moveLines', () => {
  const other = '2026-11-25' as IsoDate
  const inCart = { ...line, code: 'monday-lot' }
  const cart = { [day]: [{ code: 'monday-lot', price, quantity: 50 }] }
  const move = (cards: readonly FlowerCard[], start = cart) =>
    moveLines(start, { from: day, to: other }, repeatOrder([inCart], cards))

  it('moves a line to the lot of the other day, at its price, and the day goes with its last line', () => {
    expect(move([lot('tuesday-lot', { price: 13_000 })])).toEqual({
      [other]: [{ code: 'tuesday-lot', price: 13_000, quantity: 50 }],
    })
  })

  it('adds to what the other day holds, within its stock, and leaves what is over', () => {
    const held = { ...cart, [other]: [{ code: 'tuesday-lot', price, quantity: 50 }] }
    expect(move([lot('tuesday-lot', {})], held)[other]).toEqual([
      { code: 'tuesday-lot', price, quantity: 100 },
    ])
    expect(move([lot('tuesday-lot', { stemsAvailable: 75 })], held)).toEqual({
      [day]: [{ code: 'monday-lot', price, quantity: 25 }],
      [other]: [{ code: 'tuesday-lot', price, quantity: 75 }],
    })
  })

  it('leaves what the other day does not have, or has less of', () => {
    expect(move([])).toEqual(cart)
    expect(move([lot('few', { stemsAvailable: 25 })])).toEqual({
      [day]: [{ code: 'monday-lot', price, quantity: 25 }],
      [other]: [{ code: 'few', price, quantity: 25 }],
    })
  })

  it('leaves nothing behind where a pack is larger on the other day', () => {
    const large = lot('large', { stemsPerBunch: 20 })
    expect(move([large])).toEqual({ [other]: [{ code: 'large', price, quantity: 60 }] })
  })

  it('moves nothing a second time', () => {
    const lines = repeatOrder([inCart], [lot('tuesday-lot', {})])
    const once = moveLines(cart, { from: day, to: other }, lines)
    expect(moveLines(once, { from: day, to: other }, lines)).toEqual(once)
    expect(moveLines(once, { from: day, to: '2026-11-26' as IsoDate }, lines)).toEqual(once)
  })

  it('moves no more than the day still holds, in whole packs', () => {
    const few = { [day]: [{ code: 'monday-lot', price, quantity: 30 }] }
    expect(move([lot('tuesday-lot', {})], few)).toEqual({
      [day]: [{ code: 'monday-lot', price, quantity: 5 }],
      [other]: [{ code: 'tuesday-lot', price, quantity: 25 }],
    })
  })

  it('leaves what was added to the line since, at its price', () => {
    const more = { [day]: [{ code: 'monday-lot', price: 13_000, quantity: 75 }] }
    expect(move([lot('tuesday-lot', {})], more)[day]).toEqual([
      { code: 'monday-lot', price: 13_000, quantity: 25 },
    ])
    expect(move([lot('few', { stemsAvailable: 25 })], more)[day]).toEqual([
      { code: 'monday-lot', price: 13_000, quantity: 50 },
    ])
  })

  it('leaves a line where the other day already holds all that there is', () => {
    const full = { ...cart, [other]: [{ code: 'full', price, quantity: 50 }] }
    expect(move([lot('full', { stemsAvailable: 50 })], full)).toEqual(full)
  })
})

it('counts the lines that a day sells not at all or not in full, and not what costs more there', () => {
  const ordered = [lot('explorer', {}), lot('freedom', { variety: 'Freedom' })]
  const lines = ordered.map(({ code }) => ({ code, quantity: 50 }))
  const cards = [lot('few', { stemsAvailable: 25 }), lot('dear', { variety: 'Freedom', price: 99_000 })]
  expect(countMissing(lines, ordered, [])).toBe(2)
  expect(countMissing(lines, ordered, cards)).toBe(1)
  expect(countMissing(lines.slice(0, 1), ordered, [lot('enough', {})])).toBe(0)
  expect(countMissing([{ code: 'unknown', quantity: 50 }], ordered, [])).toBe(0)
})
