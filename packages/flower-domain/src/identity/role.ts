/** The roles: staff, a plantation's representative, a broker, a buyer, a referring agent. */
export const roles = ['ADMIN', 'RECIPIENT', 'BROKER', 'USER', 'AGENT'] as const

/** The role of a person. */
export type Role = (typeof roles)[number]

/**
 * Whether people of a role see the percentages set for them: an agent's are their own share, a buyer's are the broker's
 * margin.
 */
export function knowsOwnPercentages(role: Role): boolean {
  return role === 'AGENT' || role === 'BROKER' || role === 'ADMIN'
}
