import { describe, expect, it } from 'vitest'
import { fixtureCard, fixtureNow } from '@flower-market/api-client/msw'
import { currentItems, deliveryLines, goodsMinor, isAsPutIn } from './delivery-lines.ts'

const explorer = { ...fixtureCard('Explorer', 50), stemsAvailable: 210 }
const item = { code: explorer.code, price: explorer.price, quantity: 100 }
function onSale(code: string) {
  return code === explorer.code ? explorer : null
}

describe('deliveryLines', () => {
  it('takes the price of now, and keeps the one at which the line was put in', () => {
    const [line] = deliveryLines([{ ...item, price: explorer.price - 200 }], onSale, fixtureNow)
    expect(line).toMatchObject({ sumMinor: explorer.price * 100, wasPrice: explorer.price - 200 })
  })

  it('says nothing about a price that is the same', () => {
    expect(deliveryLines([item], onSale, fixtureNow)[0]).toMatchObject({ wasPrice: null, left: null })
  })

  it('names what is left, in whole packs, when the line asks for more', () => {
    expect(deliveryLines([{ ...item, quantity: 225 }], onSale, fixtureNow)[0]).toMatchObject({
      left: 200,
      sumMinor: explorer.price * 200,
    })
  })

  it('knows the lines that can be bought as they were put in', () => {
    const gone = { code: 'gone', price: 5000, quantity: 25 }
    const dearer = { ...item, price: item.price - 1 }
    const lines = deliveryLines([item, gone, dearer, { ...item, quantity: 225 }], onSale, fixtureNow)
    expect(lines.map(isAsPutIn)).toEqual([true, false, false, false])
  })

  it('does not charge for a lot that is gone', () => {
    const lines = deliveryLines([item, { code: 'gone', price: 5000, quantity: 25 }], onSale, fixtureNow)
    expect(lines[1]).toMatchObject({ card: null, sumMinor: 0 })
    expect(goodsMinor(lines)).toBe(explorer.price * 100)
  })

  it('does not charge for a lot whose plantation takes no more orders', () => {
    const cutoffAt = fixtureNow.toISOString()
    const [line] = deliveryLines([item], () => ({ ...explorer, cutoffAt }), fixtureNow)
    expect(line).toMatchObject({ isClosed: true, sumMinor: 0 })
    expect(currentItems(line === undefined ? [] : [line])).toEqual([])
  })
})
