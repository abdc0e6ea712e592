import * as z from 'zod/mini'
import { staffRoles } from '@flower-market/flower-domain'
import { defineEndpoint } from '../endpoint.ts'
import { sessionErrors } from './errors.ts'
import { maxLengths } from './limits.ts'
import { id } from './primitives.ts'

const staffMember = z.object({
  _id: id,
  name: z.string(),
  surname: z.string(),
  email: z.string(),
  staffRole: z.enum(staffRoles),
  hasSecondFactor: z.boolean(),
})

export const staffContract = {
  staffList: defineEndpoint({
    method: 'GET',
    path: '/api/staff',
    summary: 'Everybody of the staff with their staff role, by name. For owners',
    origin: 'extension',
    access: 'signed-in',
    response: z.array(staffMember),
    errors: [...sessionErrors, 'not-permitted'],
  }),
  staffRoleSet: defineEndpoint({
    method: 'PATCH',
    path: '/api/staff/:id',
    summary:
      "Set the staff role of somebody else, which holds at once; one's own is set by another owner. For owners",
    origin: 'extension',
    access: 'signed-in',
    params: z.object({ id }),
    body: z.object({
      staffRole: z.enum(staffRoles),
      /** The role that was seen: where another owner has set one since, none is set. Absent, none was seen. */
      seenRole: z.optional(z.enum(staffRoles)),
      reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxLengths.settingReason)),
    }),
    response: staffMember,
    errors: [
      ...sessionErrors,
      'csrf-failed',
      'not-permitted',
      'not-found',
      'own-staff-role',
      'person-changed',
    ],
  }),
}
