import { packStep } from '@flower-market/flower-domain'
import type { Call } from '../../call.ts'
import type { CallOutput } from '../../contract/contract.ts'
import type { CartItem, FlowerCard } from '@flower-market/flower-domain'
import type { ContractCase, SuitePeople } from './contract-case.ts'
import { lineOf, plentifulCard } from './shopping.ts'
import { verify, verifyRefused, verifySame } from './verify.ts'

type CheckedDay = CallOutput<'checkCart'>['days'][number]

async function checkOne(call: Call, card: FlowerCard, item: CartItem): Promise<CheckedDay> {
  const { days } = await call('checkCart', { body: { [card.deliveryDate]: [item] } })
  verifySame(
    days.map(({ date }) => date),
    [card.deliveryDate],
    'the answer is about the day that was asked',
  )
  return days[0] as CheckedDay
}

function mismatchesOf(day: CheckedDay) {
  return day.lines.map(({ mismatches }) => mismatches)
}

/** The check of a cart. */
export function cartCases({ buyer }: SuitePeople): ContractCase[] {
  return [
    {
      name: 'a line as the catalog shows it fits, and costs price × stems',
      run: async (call) => {
        await call('signin', { body: buyer })
        const card = await plentifulCard(call)
        const day = await checkOne(call, card, lineOf(card, 2))
        verifySame(mismatchesOf(day), [[]], 'nothing has changed')
        verifySame(day.goods, card.price * 2 * packStep(card), 'goods are price × stems')
        verifySame(day.lines[0]?.card?.code, card.code, 'the lot stands beside the line')
        verify(day.isOpen, 'the day is open')
      },
    },
    {
      name: 'more than there is: "less-stock" names what was asked for and what can be had',
      run: async (call) => {
        await call('signin', { body: buyer })
        const card = await plentifulCard(call)
        const sellable = Math.floor(card.stemsAvailable / packStep(card)) * packStep(card)
        const quantity = sellable + packStep(card)
        const day = await checkOne(call, card, { ...lineOf(card), quantity })
        verifySame(
          mismatchesOf(day),
          [[{ kind: 'less-stock', was: quantity, now: sellable }]],
          'stock is named',
        )
        verifySame(day.goods, card.price * sellable, 'goods are what can be had')
      },
    },
    {
      name: 'another price: "price-changed" names both prices',
      run: async (call) => {
        await call('signin', { body: buyer })
        const card = await plentifulCard(call)
        const day = await checkOne(call, card, { ...lineOf(card), price: card.price - 100 })
        const expected = [[{ kind: 'price-changed', was: card.price - 100, now: card.price }]]
        verifySame(mismatchesOf(day), expected, 'both prices are named')
      },
    },
    {
      name: 'a code that is not sold: "gone", without a card',
      run: async (call) => {
        await call('signin', { body: buyer })
        const card = await plentifulCard(call)
        const item = { ...lineOf(card), code: 'no-such-lot' }
        const day = await checkOne(call, card, item)
        verifySame(mismatchesOf(day), [[{ kind: 'gone', was: item.quantity, now: 0 }]], 'the line is gone')
        verifySame([day.lines[0]?.card, day.goods], [null, 0], 'nothing is left of it')
      },
    },
    {
      name: 'stems that are not whole bunches: "packing-changed" names the nearest number that is',
      run: async (call) => {
        await call('signin', { body: buyer })
        const card = await plentifulCard(call)
        const day = await checkOne(call, card, { ...lineOf(card), quantity: packStep(card) + 1 })
        const expected = [[{ kind: 'packing-changed', was: packStep(card) + 1, now: packStep(card) }]]
        verifySame(mismatchesOf(day), expected, 'the nearest number of whole packs is named')
      },
    },
    {
      name: 'the other days of an order: each open day tells how many of its lines it lacks',
      run: async (call) => {
        await call('signin', { body: buyer })
        const card = await plentifulCard(call)
        const { availability, code, deliveryDate } = card
        const ask = async (lines: { code: string; quantity: number }[]) =>
          (await call('cartDays', { body: { availability, lines } })).days
        const { dates } = await call('catalogDays', { query: { availability } })
        const all = await ask([
          { code, quantity: packStep(card) },
          { code: 'no-such-lot', quantity: 100 },
        ])
        verifySame(
          all.map(({ date }) => date),
          dates.filter(({ isOpen }) => isOpen).map(({ date }) => date),
          'the days are those that are open',
        )
        const own = ({ date }: { date: string }) => date === deliveryDate
        verifySame(all.find(own)?.missing, 0, 'its own day sells the line')
        const short = await ask([{ code, quantity: card.stemsAvailable + packStep(card) }])
        verifySame(short.find(own)?.missing, 1, 'less than is asked for is missing')
      },
    },
    {
      name: "another person's cart answers as if there were nobody",
      run: async (call) => {
        await call('signin', { body: buyer })
        await verifyRefused(call('checkCart', { query: { userId: 'somebody-else' }, body: {} }), 'not-found')
      },
    },
    {
      name: 'a key that is not a calendar day is a validation error',
      run: async (call) => {
        await call('signin', { body: buyer })
        await verifyRefused(call('checkCart', { body: { '2026-02-30': [] } }), 'validation-failed')
      },
    },
    {
      name: 'the cart of all devices: the newest change of each line wins, whichever arrives first',
      run: async (call, openBrowser) => {
        await call('signin', { body: buyer })
        const { code, price, deliveryDate: date } = await plentifulCard(call)
        const set = (quantity: number, changedAt: string) => ({ date, code, price, quantity, changedAt })
        const [earlier, later, latest] = ['01', '02', '03'].map((hour) => `2026-11-01T${hour}:00:00.000Z`)
        const { cart } = await call('cartSync', { body: { changes: [set(50, String(later))] } })
        verifySame(cart[date], [{ code, price, quantity: 50 }], 'the line is in the cart')
        const phone = await openBrowser()
        await phone('signin', { body: buyer })
        const { cart: merged } = await phone('cartSync', { body: { changes: [set(25, String(earlier))] } })
        verifySame(merged[date], [{ code, price, quantity: 50 }], 'an older change loses')
        const { cart: removed } = await phone('cartSync', { body: { changes: [set(0, String(latest))] } })
        verifySame(removed[date], undefined, 'a line of 0 stems is removed')
        const { cart: late } = await call('cartSync', { body: { changes: [set(75, String(later))] } })
        verifySame(late[date], undefined, 'a change older than the removal does not bring it back')
      },
    },
  ]
}
