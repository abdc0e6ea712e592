/** What a token of the API may be made for, in the order in which it is offered. */
export const apiScopes = ['catalog:read', 'orders:read', 'orders:write', 'balance:read'] as const

/** A part of the API that a token may be made for. */
export type ApiScope = (typeof apiScopes)[number]
