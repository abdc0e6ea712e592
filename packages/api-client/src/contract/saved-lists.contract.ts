import * as z from 'zod/mini'
import { flowerTypes, maxFavorites, savedListLimits } from '@flower-market/flower-domain'
import { defineEndpoint } from '../endpoint.ts'
import { keyedErrors, sessionErrors } from './errors.ts'
import { line } from './identity-primitives.ts'
import { maxLengths } from './limits.ts'
import { id, isoMoment, nothing, stems } from './primitives.ts'

const type = z.enum(flowerTypes)
const variety = line(maxLengths.variety).check(z.minLength(1))

/** A flower that is bought again and again; `plantationId` null is any plantation, `quantity` counts stems. */
const wish = z.object({
  type,
  variety,
  lengthCm: z.int().check(z.minimum(1), z.maximum(300)),
  plantationId: z.nullable(id),
  quantity: stems,
})

const wishes = z.array(wish).check(z.minLength(1), z.maxLength(savedListLimits.wishes))
const name = line(maxLengths.listName).check(z.minLength(1))

/** A wish with its plantation's name. */
export const namedWish = z.object({
  type,
  variety: z.string(),
  lengthCm: z.int(),
  plantationId: z.nullable(id),
  plantation: z.nullable(z.string()),
  quantity: z.int(),
})

const savedList = z.object({
  _id: id,
  name: z.string(),
  changedAt: isoMoment,
  wishes: z.array(namedWish),
})

/** The longest list in JSON, see the test of body limits. */
const listLimitBytes = 320 * 1024

const writeErrors = [...sessionErrors, 'csrf-failed', 'not-found'] as const

export const savedListsContract = {
  savedLists: defineEndpoint({
    method: 'GET',
    path: '/api/saved-list/list',
    summary: "The person's saved lists with their wishes, the last changed first",
    origin: 'extension',
    access: 'signed-in',
    response: z.array(savedList),
    errors: sessionErrors,
  }),
  savedListCreate: defineEndpoint({
    method: 'POST',
    path: '/api/saved-list',
    summary: 'Keep a list of wishes. Equal wishes become one; an unknown plantation is `not-found`',
    origin: 'extension',
    access: 'signed-in',
    isIdempotent: true,
    bodyLimitBytes: listLimitBytes,
    body: z.object({ name, wishes }),
    response: savedList,
    errors: [...keyedErrors, 'too-many-lists', 'not-found'],
  }),
  savedListUpdate: defineEndpoint({
    method: 'PATCH',
    path: '/api/saved-list/:id',
    summary: 'Rename a saved list or write its wishes anew; what is absent stays',
    origin: 'extension',
    access: 'signed-in',
    bodyLimitBytes: listLimitBytes,
    params: z.object({ id }),
    body: z.partial(z.object({ name, wishes })),
    response: savedList,
    errors: writeErrors,
  }),
  savedListRemove: defineEndpoint({
    method: 'DELETE',
    path: '/api/saved-list/:id',
    summary: 'Remove a saved list, unless a standing order needs it',
    origin: 'extension',
    access: 'signed-in',
    params: z.object({ id }),
    response: nothing,
    errors: [...writeErrors, 'list-in-use'],
  }),
  favorites: defineEndpoint({
    method: 'GET',
    path: '/api/favorite/list',
    summary: `The varieties that the person has marked, at most ${maxFavorites}`,
    origin: 'extension',
    access: 'signed-in',
    response: z.array(z.object({ type, variety: z.string() })),
    errors: sessionErrors,
  }),
  favoriteSet: defineEndpoint({
    method: 'PUT',
    path: '/api/favorite',
    summary: 'Mark a variety, or take its mark away; a repeat changes nothing',
    origin: 'extension',
    access: 'signed-in',
    body: z.object({ type, variety, isFavorite: z.boolean() }),
    response: nothing,
    errors: [...sessionErrors, 'csrf-failed', 'too-many-favorites'],
  }),
}
