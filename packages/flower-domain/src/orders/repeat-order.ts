import type { Color, FlowerCard, FlowerType } from '../catalog/flower-card.ts'
import type { Cart, CartItem } from '../cart/cart.ts'
import { setCartQuantity } from '../cart/cart-lines.ts'
import { sellableStems } from '../packs/pack.ts'
import { snapToPack } from '../packs/snap-to-pack.ts'
import type { IsoDate } from '../time/iso-date.ts'

/** A line of an order, as much of it as finds the flower again on another day. */
export interface OrderedFlower {
  readonly type: FlowerType
  readonly variety: string
  /** The plantation's name. */
  readonly plantation: string
  readonly lengthCm: number
  readonly tint: string
  /** Kopecks per stem. */
  readonly price: number
  /** Stems. */
  readonly quantity: number
}

/** What can differ from the order: the flower is not to be had, or less of it, or it costs more. */
export type RepeatChange = 'gone' | 'less-stock' | 'dearer'

/** A line of an order beside what a day sells of it. */
export interface RepeatedLine<L extends OrderedFlower = OrderedFlower> {
  readonly line: L
  /** The day's lot of the same flower; null when there is none to be had. */
  readonly card: FlowerCard | null
  /** Stems of it to order, in whole packs; 0 without a lot. */
  readonly quantity: number
  readonly changes: readonly RepeatChange[]
  /** Lots to take instead, the nearest first; none for a line without changes. */
  readonly replacements: readonly FlowerCard[]
}

const mostReplacements = 3
/** So that another variety is offered, too, where one has many lengths. */
const mostOfSameVariety = 2

function isSellable(card: FlowerCard): boolean {
  return sellableStems(card.stemsAvailable, card) > 0
}

function isSameFlower(line: OrderedFlower, card: FlowerCard): boolean {
  return (
    card.type === line.type &&
    card.variety === line.variety &&
    card.plantation === line.plantation &&
    card.lengthCm === line.lengthCm
  )
}

/** An order does not say its colors: the day's lots of the variety do, else those that are drawn alike. */
function colorOf(line: OrderedFlower, cards: readonly FlowerCard[]): Color | null {
  const ofType = cards.filter(({ type }) => type === line.type)
  const alike =
    ofType.find(({ variety }) => variety === line.variety) ?? ofType.find(({ tint }) => tint === line.tint)
  return alike?.color ?? null
}

function replacementsOf(
  line: OrderedFlower,
  card: FlowerCard | null,
  cards: readonly FlowerCard[],
  below: number,
): FlowerCard[] {
  const color = colorOf(line, cards)
  const offLength = (other: FlowerCard): number => Math.abs(other.lengthCm - line.lengthCm)
  const nearest = cards
    .filter((other) => other !== card && other.type === line.type && isSellable(other))
    .filter(({ price }) => price < below)
    .toSorted(
      (left, right) =>
        offLength(left) - offLength(right) || left.price - right.price || (left.code < right.code ? -1 : 1),
    )
  const ofVariety = nearest.filter(({ variety }) => variety === line.variety).slice(0, mostOfSameVariety)
  const ofColor = nearest.filter((other) => other.color === color && other.variety !== line.variety)
  return [...ofVariety, ...ofColor].slice(0, mostReplacements)
}

function repeatLine<L extends OrderedFlower>(line: L, cards: readonly FlowerCard[]): RepeatedLine<L> {
  const [card = null] = cards
    .filter((other) => isSameFlower(line, other) && isSellable(other))
    .toSorted((left, right) => left.price - right.price)
  if (card === null) {
    const replacements = replacementsOf(line, null, cards, Number.POSITIVE_INFINITY)
    return { line, card, quantity: 0, changes: ['gone'], replacements }
  }
  const { stemsAvailable } = card
  const { quantity, changed } = snapToPack({ requested: line.quantity, pack: card, stemsAvailable })
  const isLess = changed === 'limited-by-stock'
  const isDearer = card.price > line.price
  return {
    line,
    card,
    quantity,
    changes: [...(isLess ? (['less-stock'] as const) : []), ...(isDearer ? (['dearer'] as const) : [])],
    replacements:
      // Instead of what costs more, only what costs less is of use.
      isLess || isDearer
        ? replacementsOf(line, card, cards, isLess ? Number.POSITIVE_INFINITY : card.price)
        : [],
  }
}

/**
 * The lines of an order as a day sells them: the same variety of the same plantation at the same length, in whole packs.
 * What is gone, short or dearer says so, with replacements of its type: the same variety at the nearest length, then the
 * same color at the nearest length, cheapest first.
 */
export function repeatOrder<L extends OrderedFlower>(
  lines: readonly L[],
  cards: readonly FlowerCard[],
): RepeatedLine<L>[] {
  return lines.map((line) => repeatLine(line, cards))
}

/**
 * How many lines of an order a day sells not at all, or not in full; what costs more there counts as sold. `ordered` are the
 * lots that the lines name, a line without one is left out; `cards` are the lots of the day.
 */
export function countMissing(
  lines: readonly Pick<CartItem, 'code' | 'quantity'>[],
  ordered: readonly FlowerCard[],
  cards: readonly FlowerCard[],
): number {
  const byCode = new Map(ordered.map((card) => [card.code, card]))
  const flowers = lines.flatMap(({ code, quantity }) => {
    const card = byCode.get(code)
    return card === undefined ? [] : [{ ...card, quantity }]
  })
  return repeatOrder(flowers, cards).filter(({ changes }) => changes.some((change) => change !== 'dearer'))
    .length
}

/** A lot to put into the cart, and how many stems of it; null where a day sells none. */
export type FoundLot = Pick<RepeatedLine, 'card' | 'quantity'>

/** The cart with the lots of an order or a list, at the day's prices; a line that it holds already keeps the larger quantity. */
export function addFoundLots(cart: Cart, date: IsoDate, lots: readonly FoundLot[]): Cart {
  const wanted = new Map<FlowerCard, number>()
  for (const { card, quantity } of lots) {
    if (card !== null) wanted.set(card, (wanted.get(card) ?? 0) + quantity)
  }
  return [...wanted].reduce((filled, [{ code, price, ...pack }, stems]) => {
    const held = filled[date]?.find((item) => item.code === code)?.quantity ?? 0
    const quantity = Math.max(held, Math.min(stems, sellableStems(pack.stemsAvailable, pack)))
    return setCartQuantity(filled, date, { code, price }, quantity)
  }, cart)
}

/** A line of the cart, as much of it as finds the flower again on another day. */
export type CartFlower = OrderedFlower & Pick<FlowerCard, 'code'>

/** The two days of a move. */
export interface DayMove {
  readonly from: IsoDate
  readonly to: IsoDate
}

/**
 * The cart with lines of one day moved to the lots that another day sells instead, at its prices and beside what it holds
 * of them. What the other day lacks stays where it is: a whole line, or the stems that its stock does not cover. So does what
 * was added to a line since; of what was taken out since, nothing moves.
 */
export function moveLines(
  cart: Cart,
  { from, to }: DayMove,
  lines: readonly RepeatedLine<CartFlower>[],
): Cart {
  return lines.reduce((moved, { line, card, quantity, changes }) => {
    const own = moved[from]?.find(({ code }) => code === line.code)
    if (card === null || own === undefined) return moved
    const wanted =
      own.quantity < line.quantity ? sellableStems(Math.min(quantity, own.quantity), card) : quantity
    const held = moved[to]?.find(({ code }) => code === card.code)?.quantity ?? 0
    const all = Math.min(held + wanted, sellableStems(card.stemsAvailable, card))
    const taken = Math.max(0, all - held)
    const isShort = taken < quantity || changes.includes('less-stock')
    const left = Math.max(0, own.quantity - (isShort ? taken : line.quantity))
    const filled =
      taken === 0 ? moved : setCartQuantity(moved, to, { code: card.code, price: card.price }, all)
    return setCartQuantity(filled, from, own, left)
  }, cart)
}
