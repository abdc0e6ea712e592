/** The roles: staff, a plantation's representative, a broker, a buyer, a referring agent. */
export const roles = ['ADMIN', 'RECIPIENT', 'BROKER', 'USER', 'AGENT'] as const

/** The role of a person. */
export type Role = (typeof roles)[number]
