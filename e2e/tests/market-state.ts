import { type Page, test } from '@playwright/test'
import type { CallOutput } from '@flower-market/api-client'
import { keepCartPrivate } from './private-cart.ts'
import { hydrated } from './rendered-page.ts'
import { type ApiSession, linkTo, openApiSession } from './api-session.ts'

/** The demo people; all have one password, which the server prints when it starts. */
export const allPeople = {
  /** Has rubles and dollars. */
  anna: 'anna@buket.example',
  /** Has 500 rubles. */
  petr: 'petr@lavka.example',
  /** Has no account at all. */
  maria: 'maria@oranzh.example',
  /** A broker, who looks after Petr and Maria. */
  boris: 'boris@broker.example',
  /** An agent, who referred Maria. */
  alina: 'alina@agent.example',
  /** Represents a plantation. */
  kamau: 'kamau@kilima.example',
  /** Staff. */
  vera: 'vera@flower-market.example',
} as const

/** The password of all of them. */
export const password = 'flowers'

/** A lot of the market. */
export type Card = CallOutput<'catalogCards'>['cards'][number]

/** The first delivery day that is open, and its cards. */
export interface Market {
  readonly date: string
  readonly cards: readonly Card[]
}

/** What an earlier visit left in the cart. */
export interface CartLine {
  readonly card: Card
  readonly quantity: number
}

/** Sessions that tests of one worker share; a test that ends its session begins one of its own. */
const sessions = new Map<string, Promise<ApiSession>>()

/** Begins a session of a demo person. */
export async function beginSession(email: string, origin?: string): Promise<ApiSession> {
  const session = await openApiSession(origin)
  await session.post('/api/auth/signin', { email, password })
  return session
}

/** The session of a demo person that the tests of this worker share. */
export function sharedSession(email: string): Promise<ApiSession> {
  const session = sessions.get(email) ?? beginSession(email)
  sessions.set(email, session)
  return session
}

/** Joins as somebody new, in English, and confirms the address; the session is signed in. */
export async function joinAs(email: string, newPassword: string, origin?: string): Promise<ApiSession> {
  const session = await openApiSession(origin)
  await session.post('/api/auth/signup', {
    email,
    password: newPassword,
    name: 'Vera',
    surname: 'Sadova',
    consents: { offer: true, personalData: true, marketing: false },
    consentVersion: '2026-11-22',
    locale: 'en',
  })
  const [, token] = (await linkTo(session.context, email, '/signup/verify')).split('#')
  await session.post('/api/auth/signup/verify', { token })
  return session
}

/** Where somebody arrives, and what they left in the cart when they were here before. */
export interface Arrival {
  readonly path?: string
  readonly cart?: Readonly<Record<string, readonly CartLine[]>>
  /** Whether the server keeps the page's cart, for a person whom no other test knows. @default false */
  readonly isCartKept?: boolean
}

/** Opens a page in a browser that was used before: signed in, with a cart. */
export async function arrive(
  page: Page,
  session: ApiSession,
  { path = '/catalog', cart = {}, isCartKept = false }: Arrival = {},
): Promise<void> {
  if (!isCartKept) await keepCartPrivate(page)
  const { cookies } = await session.context.storageState()
  const days = Object.entries(cart).map(([date, lines]) => [
    date,
    lines.map(({ card, quantity }) => ({ code: card.code, price: card.price, quantity })),
  ])
  const value = JSON.stringify(Object.fromEntries(days))
  const localStorage = days.length === 0 ? [] : [{ name: 'cart', value }]
  await page.context().setStorageState({ cookies, origins: [{ origin: session.origin, localStorage }] })
  await page.goto(session.origin + path)
  // What is pressed before the script has the page does nothing.
  if ((await page.locator('[data-rendered]').count()) > 0) await hydrated(page)
}

/** The market as a signed-in person finds it now. */
export async function readMarket(session: ApiSession): Promise<Market> {
  const { dates } = await session.get<CallOutput<'filterList'>>('/api/moysklad/filterList')
  const date = dates.find(({ isOpen }) => isOpen)?.date ?? ''
  return session.get<CallOutput<'catalogCards'>>(`/api/catalog/cards?availability=inStock&date=${date}`)
}

/** Buys for cash, picked up. */
export function buy(session: ApiSession, date: string, { card, quantity }: CartLine) {
  return session.post<CallOutput<'purchaseCreate'>>('/api/purchase/create', {
    purchase: { [date]: [{ code: card.code, price: card.price, quantity }] },
    methodDelivery: 'pickup',
    paymentMethod: 'CASH',
    total: card.price * quantity,
  })
}

function byBunch({ soldBy }: Card): boolean {
  return soldBy === 'bunch'
}

/** A card of which a test may buy without emptying it, and of which no test beside it buys. */
export function plentiful(cards: readonly Card[]): Card {
  const { parallelIndex, config } = test.info()
  const many = cards
    .filter((card) => byBunch(card) && card.stemsAvailable >= 20 * card.stemsPerBunch)
    // The search takes a number in a name («Lentiscus 50 cm») for a length: what it names may stand below the screen.
    .filter(({ variety }) => !/\d/u.test(variety))
    .toSorted((left, right) => left.code.localeCompare(right.code))
    .filter((_card, index) => index % config.workers === parallelIndex)
  const card = many[Math.floor(Math.random() * many.length)]
  if (card === undefined) throw new Error('The demo market has no plentiful card.')
  return card
}

/** The card with the smallest stock, for tests that buy all of it. */
export function scarce(cards: readonly Card[]): Card {
  const [card] = cards
    .filter((one) => byBunch(one) && one.stemsAvailable >= one.stemsPerBunch)
    .toSorted((left, right) => left.stemsAvailable - right.stemsAvailable)
  if (card === undefined) throw new Error('The demo market has nothing left.')
  return card
}
