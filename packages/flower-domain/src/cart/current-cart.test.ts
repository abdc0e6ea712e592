import { describe, expect, it } from 'vitest'
import { redRoses } from '../catalog/flower-card.arbitrary.ts'
import { currentCart, currentCartLine } from './current-cart.ts'

const date = '2026-11-20'
const item = { code: redRoses.code, price: redRoses.price, quantity: 100 }

describe('currentCartLine', () => {
  it('has the price of now', () => {
    expect(currentCartLine({ ...item, price: 100 }, redRoses)).toEqual(item)
  })

  it('asks for no more than there is, in whole packs', () => {
    expect(currentCartLine(item, { ...redRoses, stemsAvailable: 60 })?.quantity).toBe(50)
  })

  it('is none when the lot is sold out or gone', () => {
    expect(currentCartLine(item, { ...redRoses, stemsAvailable: 10 })).toBeNull()
    expect(currentCartLine(item, null)).toBeNull()
  })

  it('stays as it is when nothing is known of its lot', () => {
    expect(currentCartLine(item, undefined)).toBe(item)
  })
})

describe('currentCart', () => {
  it('leaves out what cannot be had, and a day that has nothing left', () => {
    const cart = { [date]: [item, { ...item, code: 'gone' }], '2026-11-21': [{ ...item, code: 'gone' }] }
    expect(currentCart(cart, (_day, code) => (code === 'gone' ? null : redRoses))).toEqual({ [date]: [item] })
  })
})
