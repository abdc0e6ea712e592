import { maxFavorites, mergeWishes, savedListLimits } from '@flower-market/flower-domain'
import type { NamedWish, Wish } from '@flower-market/flower-domain'
import type { HttpHandler } from 'msw'
import type { MockPerson } from '../fixtures/mock-person.ts'
import { plantations } from '../fixtures/plantations.fixtures.ts'
import type { MockSavedList } from '../fixtures/saved-lists.fixtures.ts'
import { answerOnce } from './answer-once.ts'
import type { MarketState } from './market-state.ts'
import { refuse } from './mock-error.ts'
import { mockSignedIn } from './signed-in.ts'

function plantationName(id: string | null): string | null | undefined {
  if (id === null) return null
  return Object.entries(plantations).find(([known]) => known === id)?.[1].name
}

/** Wishes with the names of their plantations; null where one is unknown. */
function named(wishes: readonly Wish[]): NamedWish[] | null {
  const merged = mergeWishes(wishes).map((wish) =>
    Object.assign({}, wish, { plantation: plantationName(wish.plantationId) }),
  )
  return merged.every((wish): wish is NamedWish => wish.plantation !== undefined) ? merged : null
}

function shown({ ownerId: _ownerId, ...list }: MockSavedList) {
  return list
}

/** Saved lists and favorites of the signed-in person. */
export function savedListsHandlers(state: MarketState): HttpHandler[] {
  const ownOf = ({ _id }: MockPerson) => state.savedLists.filter(({ ownerId }) => ownerId === _id)
  const find = (person: MockPerson, id: string) => ownOf(person).find(({ _id }) => _id === id)
  const write = (list: MockSavedList) => {
    state.savedLists = [list, ...state.savedLists.filter(({ _id }) => _id !== list._id)]
    return shown(list)
  }
  return [
    mockSignedIn(state, 'savedLists', (person) => ownOf(person).map(shown)),
    mockSignedIn(state, 'savedListCreate', (person, { body, idempotencyKey }) =>
      answerOnce(state, person, { call: 'savedListCreate', idempotencyKey, body }, () => {
        if (ownOf(person).length >= savedListLimits.lists) return refuse('too-many-lists')
        const wishes = named(body.wishes)
        if (wishes === null) return refuse('not-found')
        const changedAt = state.now.toISOString()
        return write({ _id: crypto.randomUUID(), ownerId: person._id, name: body.name, changedAt, wishes })
      }),
    ),
    mockSignedIn(state, 'savedListUpdate', (person, { params: { id }, body }) => {
      const found = find(person, id)
      const wishes = body.wishes === undefined ? found?.wishes : named(body.wishes)
      if (!found || !wishes) return refuse('not-found')
      return write({ ...found, name: body.name ?? found.name, wishes, changedAt: state.now.toISOString() })
    }),
    mockSignedIn(state, 'savedListRemove', (person, { params: { id } }) => {
      const found = find(person, id)
      if (!found) return refuse('not-found')
      if (state.standingOrders.some(({ listId, status }) => listId === id && status !== 'ended')) {
        return refuse('list-in-use')
      }
      state.standingOrders = state.standingOrders.map((order) =>
        order.listId === id ? Object.assign({}, order, { listId: null, name: found.name }) : order,
      )
      state.savedLists = state.savedLists.filter((list) => list !== found)
      return {}
    }),
    mockSignedIn(state, 'favorites', (person) =>
      state.favorites
        .filter(({ ownerId }) => ownerId === person._id)
        .map(({ type, variety }) => ({ type, variety }))
        .toSorted((left, right) =>
          `${left.type} ${left.variety}` < `${right.type} ${right.variety}` ? -1 : 1,
        ),
    ),
    mockSignedIn(state, 'favoriteSet', (person, { body: { type, variety, isFavorite } }) => {
      const isIt = (one: (typeof state.favorites)[number]): boolean =>
        one.ownerId === person._id && one.type === type && one.variety === variety
      const others = state.favorites.filter((one) => !isIt(one))
      if (isFavorite && others.filter(({ ownerId }) => ownerId === person._id).length >= maxFavorites) {
        return refuse('too-many-favorites')
      }
      state.favorites = isFavorite ? [...others, { ownerId: person._id, type, variety }] : others
      return {}
    }),
  ]
}
