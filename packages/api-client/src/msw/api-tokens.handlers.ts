import type { HttpHandler } from 'msw'
import { maxApiTokens } from '../contract/limits.ts'
import type { MarketState } from './market-state.ts'
import { refuse } from './mock-error.ts'
import { mockSignedIn } from './signed-in.ts'

const dayMs = 24 * 3_600_000

/** The tokens that the signed-in person has made for programs. */
export function apiTokensHandlers(state: MarketState): HttpHandler[] {
  return [
    mockSignedIn(state, 'apiTokenList', ({ _id }) =>
      state.apiTokens
        .filter(({ ownerId }) => ownerId === _id)
        .map(({ token }) => token)
        .toSorted((left, right) => right.createdAt.localeCompare(left.createdAt)),
    ),
    mockSignedIn(state, 'apiTokenCreate', ({ _id: ownerId, password }, { body }) => {
      if (body.password !== password) return refuse('wrong-password')
      const now = state.now.toISOString()
      const live = state.apiTokens.filter((one) => one.ownerId === ownerId && one.token.expiresAt > now)
      if (live.length >= maxApiTokens) return refuse('too-many-tokens')
      const place = state.apiTokens.length + 1
      const token = {
        _id: `token-${place}`,
        name: body.name,
        scopes: body.scopes,
        createdAt: now,
        expiresAt: new Date(state.now.getTime() + body.days * dayMs).toISOString(),
        lastUsedAt: null,
        lastAddress: null,
      }
      state.apiTokens = [{ ownerId, token }, ...state.apiTokens]
      return { token, secret: `fmt_${String(place).padStart(43, 'M')}` }
    }),
    mockSignedIn(state, 'apiTokenRevoke', (person, { params: { id } }) => {
      const left = state.apiTokens.filter(({ ownerId, token }) => ownerId !== person._id || token._id !== id)
      if (left.length === state.apiTokens.length) return refuse('not-found')
      state.apiTokens = left
      return {}
    }),
  ]
}
