import { firstRowsOf, flowerTypes, packStep } from '@flower-market/flower-domain'
import { firstCardsLimit, priceListFormats } from '../../contract/catalog.contract.ts'
import type { ContractCase, SuitePeople } from './contract-case.ts'
import { openDays } from './shopping.ts'
import { verify, verifySame } from './verify.ts'

/** What is on sale. */
export function catalogCases({ buyer }: SuitePeople): ContractCase[] {
  return [
    {
      name: 'the filter list counts the cards that each of its days shows',
      run: async (call) => {
        await call('signin', { body: buyer })
        const { dates } = await call('filterList')
        for (const { date, cards } of dates) {
          const answer = await call('catalogCards', { query: { date } })
          verifySame(answer.cards.length, cards, `the cards of ${date} are as many as the filter list says`)
        }
      },
    },
    {
      name: 'the days on sale are those of the filter list',
      run: async (call) => {
        await call('signin', { body: buyer })
        verifySame((await call('catalogDays')).dates, (await call('filterList')).dates, 'the days agree')
      },
    },
    {
      name: 'the first cards are the beginning of the price list of their day, with the size of the whole',
      run: async (call) => {
        await call('signin', { body: buyer })
        const { dates } = await call('catalogDays')
        for (const { date } of dates) {
          const { cards } = await call('catalogCards', { query: { date } })
          const first = await call('catalogFirstCards', { query: { date } })
          verifySame(first, { date, ...firstRowsOf(cards, firstCardsLimit) }, `the beginning of ${date}`)
        }
      },
    },
    {
      name: 'the price list of a day is a file of each kind',
      run: async (call) => {
        await call('signin', { body: buyer })
        const [day] = await openDays(call)
        verify(day !== undefined, 'a day is open')
        for (const format of priceListFormats) {
          const file: File = await call('catalogPriceList', { query: { date: day, format, locale: 'en' } })
          verify(
            file.name.endsWith(`.${format}`) && file.name.includes(day),
            `its name says ${format} and the day`,
          )
          verify(file.size > 0, 'it has content')
        }
      },
    },
    {
      name: 'a variety is told with what it has cost, the oldest first, up to today, and the orders of it',
      run: async (call) => {
        await call('signin', { body: buyer })
        const [card] = (await call('catalogFirstCards')).cards
        verify(card !== undefined, 'something is on sale')
        const { type, variety, plantationId } = card
        const { prices, orders } = await call('catalogVariety', { query: { type, variety, plantationId } })
        verifySame(
          prices.map(({ date, lengthCm }) => `${date} ${lengthCm}`),
          [...new Set(prices.map(({ date, lengthCm }) => `${date} ${lengthCm}`))].toSorted(),
          'one price for a day and a length',
        )
        verify(
          prices.every(({ price }) => price > 0),
          'each costs something',
        )
        verify(
          orders.every(({ quantity }) => quantity > 0),
          'an order has stems',
        )
        const unknown = { type, variety: 'No such variety', plantationId }
        verifySame(
          await call('catalogVariety', { query: unknown }),
          { headMm: null, vaseDays: null, prices: [], orders: [] },
          'nothing is told of a variety that nobody sells',
        )
      },
    },
    {
      name: 'without a day the first cards are those of the first open one',
      run: async (call) => {
        await call('signin', { body: buyer })
        const open = (await call('catalogDays')).dates.find(({ isOpen }) => isOpen)
        verifySame((await call('catalogFirstCards')).date, open?.date, 'the day')
      },
    },
    {
      name: 'the filter list names the types, varieties, lengths and plantations of the cards',
      run: async (call) => {
        await call('signin', { body: buyer })
        const { dates, types, name, lengths, plantations } = await call('filterList')
        const farms = new Set(plantations.map(({ _id }) => _id))
        for (const { date } of dates) {
          const { cards } = await call('catalogCards', { query: { date } })
          for (const card of cards) {
            verify(
              types.some(({ type }) => type === card.type),
              `${card.type} is among the types`,
            )
            verify(name.includes(card.variety), `${card.variety} is among the names`)
            verify(lengths.includes(card.lengthCm), `${card.lengthCm} cm is among the lengths`)
            verify(farms.has(card.plantationId), `${card.plantation} is among the plantations`)
          }
        }
        verifySame(types.length, flowerTypes.length, 'all ten types are on sale')
      },
    },
    {
      name: 'every card can be ordered as it stands: its day, a price, whole packs, a code of its own',
      run: async (call) => {
        await call('signin', { body: buyer })
        for (const date of await openDays(call)) {
          const { cards } = await call('catalogCards', { query: { date } })
          for (const card of cards) {
            verifySame(
              [card.deliveryDate, card.availability],
              [date, 'inStock'],
              `${card.code} is what was asked`,
            )
            verify(card.price > 0 && card.lengthCm > 0, `${card.code} has a price and a length`)
            verify(card.stemsAvailable >= 0 && packStep(card) > 0, `${card.code} has stock and a pack`)
            verifySame(card.stemsPerBox % card.stemsPerBunch, 0, `a box of ${card.code} holds whole bunches`)
          }
          verifySame(new Set(cards.map(({ code }) => code)).size, cards.length, `codes of ${date} are unique`)
        }
      },
    },
  ]
}
