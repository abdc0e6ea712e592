/** What people of the role ADMIN do: answer buyers, handle goods, handle money, or all of it. */
export const staffRoles = ['support', 'warehouse', 'accountant', 'owner'] as const

/** What somebody of the role ADMIN does. */
export type StaffRole = (typeof staffRoles)[number]
