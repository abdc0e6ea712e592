import {
  moscowDateOf,
  searchWords,
  tintOf,
  type FlowerCard,
  type IsoDate,
} from '@flower-market/flower-domain'
import type { HttpHandler } from 'msw'
import { maxLotPhotos } from '../contract/limits.ts'
import { priceParts, type MarketCard } from '../fixtures/flower-cards.fixtures.ts'
import { imageTypeOf } from '../image-type.ts'
import { answerOnce } from './answer-once.ts'
import type { MarketState } from './market-state.ts'
import type { MockRequest } from './mock.ts'
import { refuse } from './mock-error.ts'
import { saveLots } from './save-lots.ts'
import { mockSignedIn } from './signed-in.ts'
import {
  changeLot,
  newMarketCard,
  requireOwnLot,
  requirePlantation,
  requireSeenTerms,
  requireSellable,
  requireTerms,
  rublesOf,
  toStockLot,
  type Keeper,
  type StockLot,
} from './stock-lots.ts'

/** The nearest day first, then the days that are past, the latest first. */
function compareDays(left: IsoDate, right: IsoDate, today: IsoDate): number {
  const isPast = Number(left < today) - Number(right < today)
  return isPast || (left < today ? right.localeCompare(left) : left.localeCompare(right))
}

function createLot(state: MarketState, keeper: Keeper, body: MockRequest<'lotCreate'>['body']): StockLot {
  const card = newMarketCard(state, keeper, body)
  state.cards = [...state.cards, card]
  return toStockLot(card, keeper)
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
  const terms = { ...card, freight: parts.deliveryToWarehouse, regions: card.regions ?? null }
  requireSeenTerms(body, seen, terms)
  const color = body.color ?? card.color
  const freight = body.freight ?? parts.deliveryToWarehouse
  const changed: MarketCard = {
    ...card,
    freight,
    price: (body.price ? rublesOf(state, body.price) : parts.price) + freight,
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
    mockSignedIn(state, 'lotCarts', (_person, { body: { codes } }) => ({
      carts: [...state.cartLines.values()].filter((lines) =>
        [...lines.values()].some(({ code, quantity }) => quantity > 0 && codes.includes(code)),
      ).length,
    })),
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
