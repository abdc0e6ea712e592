import { expect, test } from 'vitest'
import { blankLot, pastedLots, withText, withVariety } from './new-lot-rows.ts'

const context = {
  cell: 'variety',
  defaults: { plantationId: 'kilima', deliveryDate: '2026-11-26' },
  plantations: [
    { _id: 'kilima', name: 'Kilima Dawn Blooms' },
    { _id: 'alto-zafiro', name: 'Alto Zafiro Roses' },
  ],
  today: '2026-11-24',
} as const

test('a table with headings is read by them, in whichever order its columns are', () => {
  const text =
    'Длина\tСорт\tЦвет\tЦена\tв пачке\tв коробке\tОстаток\n60\tExplorer\tкрасный\t0,84 $\t25\t250\t500\n'
  expect(pastedLots(text, context)).toEqual([
    {
      isKindChosen: true,
      typed: {
        ...blankLot(context.defaults),
        lengthCm: '60',
        variety: 'Explorer',
        color: 'red',
        price: '0,84 $',
        currency: 'USD',
        stemsPerBunch: '25',
        stemsPerBox: '250',
        stemsAvailable: '500',
      },
    },
  ])
})

test('without headings the columns are those of the grid, from the cell on; empty cells keep the defaults', () => {
  const text =
    'Explorer\t60\talto zafiro roses\t2.12\t68,5\t\t25\t250\t500\n\nMondial\t50\t\t\t70\t18\t25\t250\t300'
  expect(pastedLots(text, context).map(({ typed }) => typed)).toMatchObject([
    {
      variety: 'Explorer',
      plantationId: 'alto-zafiro',
      deliveryDate: '2026-12-02',
      price: '68,5',
      freight: '',
    },
    { variety: 'Mondial', plantationId: 'kilima', deliveryDate: '2026-11-26', freight: '18' },
  ])
  const [beside] = pastedLots('68,5\t19', { ...context, cell: 'price' })
  expect(beside?.typed).toMatchObject({ variety: '', price: '68,5', freight: '19' })
})

test('a plantation that is not known is none, and a day without a year is the next one', () => {
  const [row] = pastedLots('Explorer\t60\tKilima\t5.01', context)
  expect(row?.typed).toMatchObject({ plantationId: '', deliveryDate: '2027-01-05' })
})

test.each([
  ['0,84 $', 'USD'],
  ['€1,1', 'EUR'],
  ['68', 'RUB'],
])('the sign of the price %j is its currency', (text, currency) => {
  expect(withText(blankLot({}), 'price', text).currency).toBe(currency)
})

test('a variety that is known brings its name, type and color, but not over what was chosen by hand', () => {
  const variety = { type: 'carnations', name: 'Don Pedro', color: 'hotPink', tint: '#d6336c' } as const
  const known = new Map([['don pedro', variety]])
  const row = { key: 1, typed: { ...blankLot({}), variety: 'don pedro' }, isKindChosen: false }
  expect(withVariety(row, known).typed).toMatchObject({ variety: 'Don Pedro', type: 'carnations' })
  expect(withVariety({ ...row, isKindChosen: true }, known).typed).toMatchObject({ type: 'roses' })
  expect(withVariety(row, new Map([['don pedro', null]]))).toBe(row)
})
