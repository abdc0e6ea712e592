import { cityDeliveryCost, money, noPercentages, stemPrice } from '@flower-market/flower-domain'
import type { CartMismatchKind, FlowerCard, IsoDate, Percentages } from '@flower-market/flower-domain'
import type { Call } from '../../call.ts'
import type { ContractCase, OpenBrowser, SuitePeople } from './contract-case.ts'
import { join } from './joining.ts'
import { ensureAddress, freshKey, lineOf, openDays, orderOf } from './shopping.ts'
import { verify, verifyRefused, verifySame } from './verify.ts'

const margin: Percentages = {
  priceBp: 1_250,
  deliveryToWarehouseBp: 333,
  deliveryToRegionBp: 1_000,
  deliveryToCityBp: 500,
}

/** A newcomer in Moscow, and staff who may set their margin. */
async function newcomer(call: Call, openBrowser: OpenBrowser, { admin }: SuitePeople) {
  const { _id } = await join(call)
  const staff = await openBrowser()
  await staff('signin', { body: admin })
  return {
    _id,
    staff,
    setMargin: (percentages: Percentages) => staff('userAddReferral', { body: { _id, margin: percentages } }),
  }
}

async function verifyPrice(call: Call, staff: Call, _id: string, percentages: Percentages): Promise<void> {
  const { lot, cityCost } = await staff('exampleLot', { params: { id: _id } })
  verify(lot !== null, 'something is on sale')
  const [card] = (await call('catalogFirstCards')).cards
  verifySame(card?.variety, lot.variety, 'the example is the first lot of the catalog')
  verifySame(card?.price, stemPrice(lot.parts, percentages), 'the catalog shows the parts with their margins')
  const expected = cityDeliveryCost(money(cityCost, 'RUB'), percentages).minor
  verifySame((await call('deliveryTerms')).cityCost, expected, 'delivery has its margin')
  const regions = await staff('regionList', { query: { userId: _id } })
  verifySame(
    regions.map(({ otherCityCost }) => otherCityCost),
    regions.map(() => cityDeliveryCost(null, percentages).minor),
    'so has delivery to every city, as whoever orders for the person reads it',
  )
}

/** The mismatches of one line, as the check and the order name them. */
async function verifyMismatch(call: Call, card: FlowerCard, kind: CartMismatchKind): Promise<void> {
  const items = [lineOf(card)]
  const { days } = await call('checkCart', { body: { [card.deliveryDate]: items } })
  const found = days[0]?.lines[0]?.mismatches.map((mismatch) => mismatch.kind)
  verifySame(found, [kind], `the check says ${kind}`)
  const body = await orderOf(call, card.deliveryDate, items, { paymentMethod: 'CASH' })
  const refusal = await verifyRefused(
    call('purchaseCreate', { body }, { idempotencyKey: freshKey() }),
    'cart-changed',
  )
  verifySame(
    refusal.details.mismatches.map((mismatch) => mismatch.kind),
    [kind],
    'so does the order',
  )
}

async function cardsOn(call: Call, date: IsoDate): Promise<FlowerCard[]> {
  return (await call('catalogCards', { query: { date } })).cards
}

/** Prices by region and margin. */
export function pricingCases(people: SuitePeople): ContractCase[] {
  return [
    {
      name: 'a lot costs what its parts make, in each region, without and with a margin',
      run: async (call, openBrowser) => {
        const { _id, staff, setMargin } = await newcomer(call, openBrowser, people)
        await verifyPrice(call, staff, _id, noPercentages)
        await call('userRegion', { body: { region: 'kazan' } })
        await verifyPrice(call, staff, _id, noPercentages)
        await setMargin(margin)
        await verifyPrice(call, staff, _id, margin)
        await call('userRegion', { body: { region: 'moscow' } })
        await verifyPrice(call, staff, _id, margin)
      },
    },
    {
      name: 'two people see one lot at the prices of their regions',
      run: async (call, openBrowser) => {
        await join(call)
        const other = await openBrowser()
        await join(other)
        await other('userRegion', { body: { region: 'kazan' } })
        const near = await openDays(call)
        const date = (await openDays(other)).find((day) => near.includes(day))
        verify(date !== undefined, 'both regions are delivered to on some day')
        const prices = new Map((await cardsOn(call, date)).map(({ code, price }) => [code, price]))
        const differences = (await cardsOn(other, date)).map(
          ({ code, price }) => price - (prices.get(code) ?? 0),
        )
        verify(
          differences.length > 0 && new Set(differences).size === 1,
          'freight is the same for every stem',
        )
        verify((differences[0] ?? 0) > 0, 'the farther region pays more')
      },
    },
    {
      name: 'a lot that is not sold in the region is not in the catalog, and not in an order',
      run: async (call) => {
        await join(call)
        const near = await openDays(call)
        await call('userRegion', { body: { region: 'kazan' } })
        const date = (await openDays(call)).find((day) => near.includes(day))
        verify(date !== undefined, 'both regions are delivered to on some day')
        const far = new Set((await cardsOn(call, date)).map(({ code }) => code))
        await call('userRegion', { body: { region: 'moscow' } })
        const only = (await cardsOn(call, date)).find(
          (card) => !far.has(card.code) && card.stemsAvailable >= card.stemsPerBox,
        )
        verify(only !== undefined, 'something is sold near only')
        await call('userRegion', { body: { region: 'kazan' } })
        await verifyMismatch(call, only, 'not-in-region')
      },
    },
    {
      name: 'a day on which nothing is delivered to the region is named, whatever else would differ',
      run: async (call) => {
        await join(call)
        const near = await openDays(call)
        await call('userRegion', { body: { region: 'kazan' } })
        const far = await call('regionList')
        const weekdays = far.find(({ _id }) => _id === 'kazan')?.deliveryWeekdays ?? []
        const date = near.find((day) => !weekdays.includes(new Date(`${day}T12:00:00Z`).getUTCDay() || 7))
        verify(date !== undefined, 'some day is delivered near only')
        const card = (await cardsOn(call, date)).find((one) => one.stemsAvailable >= one.stemsPerBox)
        verify(card !== undefined, 'there are lots on that day')
        await verifyMismatch(call, card, 'day-not-delivered')
      },
    },
    {
      name: 'a margin that is set while the cart is open is a changed price, then the sum of the order',
      run: async (call, openBrowser) => {
        const { setMargin } = await newcomer(call, openBrowser, people)
        await ensureAddress(call)
        const [date] = await openDays(call)
        verify(date !== undefined, 'a day is open')
        const lots = (await cardsOn(call, date)).filter(
          (one) => one.soldBy === 'bunch' && one.stemsAvailable >= 8 * one.stemsPerBunch,
        )
        const items = lots.slice(0, 3).map((card) => lineOf(card))
        await setMargin(margin)
        const [day] = (await call('checkCart', { body: { [date]: items } })).days
        const fixed = (day?.lines ?? []).map(({ item, card, mismatches }) => {
          const expected = { kind: 'price-changed', was: item.price, now: card?.price }
          verifySame(mismatches, [expected], 'each line has a new price')
          const { code, quantity } = item
          return { code, quantity, price: card?.price ?? 0 }
        })
        const delivered = { methodDelivery: 'delivery', paymentMethod: 'CASH' } as const
        const stale = await orderOf(call, date, items, delivered)
        const refused = call('purchaseCreate', { body: stale }, { idempotencyKey: freshKey() })
        await verifyRefused(refused, 'cart-changed')
        const body = await orderOf(call, date, fixed, delivered)
        verifySame(body.total, (day?.goods ?? 0) + (day?.deliveryCost ?? 0), 'the check says the sum')
        const order = await call('purchaseCreate', { body }, { idempotencyKey: freshKey() })
        verifySame(order.sum, body.total, 'the order costs it')
        verifySame(
          order.lines.map(({ price }) => price),
          fixed.map(({ price }) => price),
          'at these prices',
        )
      },
    },
    {
      name: 'nothing can be picked up where there is no pickup',
      run: async (call) => {
        await join(call)
        await call('userRegion', { body: { region: 'kazan' } })
        verifySame((await call('deliveryTerms')).pickup, null, 'the terms name none')
        const [date] = await openDays(call)
        verify(date !== undefined, 'a day is open')
        const card = (await cardsOn(call, date)).find((one) => one.stemsAvailable >= one.stemsPerBox)
        verify(card !== undefined, 'there are lots on that day')
        const ways = { methodDelivery: 'pickup', paymentMethod: 'CASH' } as const
        const body = await orderOf(call, date, [lineOf(card)], ways)
        const refused = call('purchaseCreate', { body }, { idempotencyKey: freshKey() })
        await verifyRefused(refused, 'pickup-unavailable')
      },
    },
  ]
}
