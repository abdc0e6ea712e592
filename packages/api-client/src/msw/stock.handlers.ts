import {
  cutoffFor,
  findLotIssue,
  moscowDateOf,
  parseRate,
  rublePrice,
  searchWords,
  tintOf,
  type FlowerCard,
  type IsoDate,
  type LotFacts,
} from '@flower-market/flower-domain'
import type { HttpHandler } from 'msw'
import type { CallOutput } from '../contract/contract.ts'
import { maxLotPhotos } from '../contract/limits.ts'
import { lotFreight, priceParts } from '../fixtures/flower-cards.fixtures.ts'
import type { MockPerson } from '../fixtures/mock-person.ts'
import { cutoffTermsOf, plantations, type PlantationId } from '../fixtures/plantations.fixtures.ts'
import { imageTypeOf } from '../image-type.ts'
import { answerOnce } from './answer-once.ts'
import type { MarketState } from './market-state.ts'
import type { MockRequest } from './mock.ts'
import { refuse } from './mock-error.ts'
import { mockSignedIn } from './signed-in.ts'

type StockLot = CallOutput<'lotCreate'>
type Keeper = Pick<MockPerson, 'role' | 'plantationId'>

function toStockLot(card: FlowerCard, { role }: Keeper): StockLot {
  const { price, deliveryToWarehouse } = priceParts(card, 0)
  const isStaff = role === 'ADMIN'
  return {
    ...card,
    price,
    priceIn: null,
    freight: isStaff ? deliveryToWarehouse : null,
    regions: isStaff && card.regions ? [...card.regions] : null,
    cutoffAt: card.cutoffAt ?? null,
    photos: [...(card.photos ?? [])],
  }
}

function mayKeepLotsOf({ role, plantationId }: Keeper, id: string): boolean {
  return role === 'ADMIN' || plantationId === id
}

/** The plantation that is asked for, else the keeper's own. Throws `not-found`. */
export function requirePlantation(keeper: Keeper, asked: string | undefined): PlantationId {
  const id = asked ?? keeper.plantationId
  if (id === null || !Object.hasOwn(plantations, id) || !mayKeepLotsOf(keeper, id)) throw refuse('not-found')
  return id as PlantationId
}

function requireOwnLot(state: MarketState, keeper: Keeper, code: string): FlowerCard {
  const card = state.cards.find((one) => one.code === code)
  if (card === undefined || !mayKeepLotsOf(keeper, card.plantationId)) throw refuse('not-found')
  return card
}

/** The refusal of an input, with where it is wrong. */
export function invalid(path: string, message: string) {
  return refuse('validation-failed', { issues: [{ path, message }] })
}

/** The nearest day first, then the days that are past, the latest first. */
function compareDays(left: IsoDate, right: IsoDate, today: IsoDate): number {
  const isPast = Number(left < today) - Number(right < today)
  return isPast || (left < today ? right.localeCompare(left) : left.localeCompare(right))
}

function requireSellable(card: FlowerCard, now: Date): void {
  const issue = findLotIssue(card, moscowDateOf(now))
  if (issue === 'day-passed') throw invalid('deliveryDate', 'This day has passed.')
  if (issue !== null) throw invalid('stemsPerBox', 'A box holds whole bunches.')
}

function requireTerms(
  { role }: Keeper,
  { freight, regions }: Pick<MockRequest<'lotUpdate'>['body'], 'freight' | 'regions'>,
): void {
  if (role !== 'ADMIN' && (freight !== undefined || regions !== undefined)) {
    throw invalid(freight === undefined ? 'regions' : 'freight', 'The operator sets this.')
  }
}

function rublesOf(
  { rates }: MarketState,
  { amount, currency = 'RUB' }: MockRequest<'lotCreate'>['body']['price'],
): number {
  const rate = currency === 'RUB' ? null : parseRate(rates[0]?.[currency] ?? '')
  return rate === null ? amount : rublePrice(amount, rate)
}

/** A lot at its price in the warehouse, as the market keeps it. */
export function newCard(
  lot: LotFacts,
  { plantationId, code }: { plantationId: PlantationId; code: string },
): FlowerCard {
  const { name, country } = plantations[plantationId]
  return {
    ...lot,
    code,
    plantationId,
    plantation: name,
    country,
    price: lot.price + lotFreight(country),
    ...(lot.availability !== 'inStock' && {
      cutoffAt: cutoffFor(lot.deliveryDate, cutoffTermsOf(plantationId)).toISOString(),
    }),
  }
}

function createLot(state: MarketState, keeper: Keeper, body: MockRequest<'lotCreate'>['body']): StockLot {
  const plantationId = requirePlantation(keeper, body.plantationId)
  requireTerms(keeper, body)
  const { plantationId: _asked, freight: _freight, regions, price, tint, ...facts } = body
  const { variety, color } = facts
  const known = state.cards.find((one) => one.variety === variety && one.color === color)
  const lot = { ...facts, price: rublesOf(state, price), tint: tint ?? known?.tint ?? tintOf(color) }
  const code = `lot-${state.cards.length + 1}-${state.answered.size}`
  const card = { ...newCard(lot, { plantationId, code }), ...(regions && { regions }) }
  requireSellable(card, state.now)
  state.cards = [...state.cards, card]
  return toStockLot(card, keeper)
}

function changeLot(state: MarketState, keeper: Keeper, changed: FlowerCard): StockLot {
  state.cards = state.cards.map((card) => (card.code === changed.code ? changed : card))
  return toStockLot(changed, keeper)
}

function updateLot(
  state: MarketState,
  keeper: Keeper,
  code: string,
  { seen, ...body }: MockRequest<'lotUpdate'>['body'],
) {
  const card = requireOwnLot(state, keeper, code)
  const parts = priceParts(card, 0)
  if (seen.price !== parts.price || seen.stemsAvailable !== card.stemsAvailable) throw refuse('lot-changed')
  requireTerms(keeper, body)
  const color = body.color ?? card.color
  const changed: FlowerCard = {
    ...card,
    price: body.price ? rublesOf(state, body.price) + parts.deliveryToWarehouse : card.price,
    color,
    tint: body.tint ?? (color === card.color ? card.tint : tintOf(color)),
    stemsAvailable: body.stemsAvailable ?? card.stemsAvailable,
    stemsPerBunch: body.stemsPerBunch ?? card.stemsPerBunch,
    stemsPerBox: body.stemsPerBox ?? card.stemsPerBox,
    soldBy: body.soldBy ?? card.soldBy,
    regions: body.regions === undefined ? card.regions : body.regions,
  }
  requireSellable(changed, state.now)
  return changeLot(state, keeper, changed)
}

function isAsSeen(card: FlowerCard, line: MockRequest<'lotsSave'>['body']['lots'][number]): boolean {
  return (
    (line.price === undefined || line.price.from === priceParts(card, 0).price) &&
    (line.stemsAvailable === undefined || line.stemsAvailable.from === card.stemsAvailable) &&
    (line.stemsPerBunch === undefined || line.stemsPerBunch.from === card.stemsPerBunch) &&
    (line.stemsPerBox === undefined || line.stemsPerBox.from === card.stemsPerBox)
  )
}

function saveLots(state: MarketState, keeper: Keeper, { lots }: MockRequest<'lotsSave'>['body']) {
  const codes = lots.map(({ code }) => code)
  const twice = codes.findIndex((code, place) => codes.indexOf(code) !== place)
  if (twice >= 0) return invalid(`lots.${twice}.code`, 'This lot is named twice.')
  const own = new Map(
    state.cards.flatMap((card) => (mayKeepLotsOf(keeper, card.plantationId) ? [[card.code, card]] : [])),
  )
  const changed = lots.filter((line) => {
    const card = own.get(line.code)
    return card === undefined || !isAsSeen(card, line)
  })
  if (changed.length > 0) return refuse('lots-changed', { codes: changed.map(({ code }) => code) })
  const after = lots.map((line) => {
    const card = own.get(line.code) as FlowerCard
    const { deliveryToWarehouse } = priceParts(card, 0)
    const lot: FlowerCard = {
      ...card,
      price: line.price ? rublesOf(state, line.price.to) + deliveryToWarehouse : card.price,
      stemsAvailable: line.stemsAvailable?.to ?? card.stemsAvailable,
      stemsPerBunch: line.stemsPerBunch?.to ?? card.stemsPerBunch,
      stemsPerBox: line.stemsPerBox?.to ?? card.stemsPerBox,
    }
    requireSellable(lot, state.now)
    return lot
  })
  for (const lot of after) changeLot(state, keeper, lot)
  return { saved: after.length }
}

function matchesSearch({ variety, plantation, lengthCm }: FlowerCard, search: string): boolean {
  const text = `${variety} ${plantation} ${lengthCm}`.toLowerCase().replaceAll('ё', 'е')
  return searchWords(search).every((word) => text.includes(word))
}

async function addPhoto(state: MarketState, keeper: Keeper, code: string, body: Blob | Uint8Array) {
  const bytes = body instanceof Blob ? new Uint8Array(await body.arrayBuffer()) : body
  const type = imageTypeOf(bytes)
  if (type === null) return refuse('images-only')
  const card = requireOwnLot(state, keeper, code)
  const photos = card.photos ?? []
  if (photos.length >= maxLotPhotos) return refuse('too-many-photos')
  const photo = `/api/file/photo-${code}-${photos.length + 1}`
  return changeLot(state, keeper, { ...card, photos: [...photos, photo] })
}

/** Lots of the mock market, as staff and plantations keep them by hand. */
export function stockHandlers(state: MarketState): HttpHandler[] {
  return [
    mockSignedIn(state, 'stockSystem', () => ({
      provider: 'sandbox',
      itemsAt: null,
      levelsAt: null,
      items: 0,
      waitingOrders: 0,
      problems: [],
      changes: [],
      waitingChanges: 0,
    })),
    // The sandbox has no stock of its own, so that nothing of it waits.
    mockSignedIn(state, 'stockSystemApply', (_person, { body: { changes } }) =>
      refuse('lots-changed', { codes: changes.map(({ code }) => code) }),
    ),
    mockSignedIn(
      state,
      'lotList',
      (
        person,
        { query: { code, plantationId: asked, availability, date, type, region, search, page, limit } },
      ) => {
        const isOfAll = person.role === 'ADMIN' && asked === undefined
        const plantationId = isOfAll ? undefined : requirePlantation(person, asked)
        const lots = state.cards.filter(
          (card) =>
            (code === undefined || card.code === code) &&
            (plantationId === undefined || card.plantationId === plantationId) &&
            (availability === undefined || card.availability === availability) &&
            (date === undefined || card.deliveryDate === date) &&
            (type === undefined || card.type === type) &&
            (region === undefined || card.regions?.includes(region) !== false) &&
            (search === undefined || matchesSearch(card, search)),
        )
        const today = moscowDateOf(state.now)
        const items = lots
          .toSorted((left, right) => compareDays(left.deliveryDate, right.deliveryDate, today))
          .slice((page - 1) * limit, page * limit)
          .map((card) => toStockLot(card, person))
        return { items, page, limit, total: lots.length }
      },
    ),
    mockSignedIn(state, 'lotCreate', (person, { body, idempotencyKey }) =>
      answerOnce(state, person, { call: 'lotCreate', idempotencyKey, body }, () =>
        createLot(state, person, body),
      ),
    ),
    mockSignedIn(state, 'lotUpdate', (person, { params: { code }, body }) =>
      updateLot(state, person, code, body),
    ),
    mockSignedIn(state, 'lotsSave', (person, { body, idempotencyKey }) =>
      answerOnce(state, person, { call: 'lotsSave', idempotencyKey, body }, () =>
        saveLots(state, person, body),
      ),
    ),
    mockSignedIn(state, 'lotWithdraw', (person, { params: { code } }) => {
      requireOwnLot(state, person, code)
      state.cards = state.cards.filter((card) => card.code !== code)
      return {}
    }),
    mockSignedIn(state, 'lotPhotoAdd', (person, { params: { code }, body }) =>
      addPhoto(state, person, code, body),
    ),
    mockSignedIn(state, 'lotPhotoRemove', (person, { params: { code, photo } }) => {
      const card = requireOwnLot(state, person, code)
      const photos = (card.photos ?? []).filter((path) => !path.endsWith(`/${photo}`))
      return changeLot(state, person, { ...card, photos: photos.length === 0 ? undefined : photos })
    }),
  ]
}
