import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { sessionErrors } from './errors.ts'
import { nothing } from './primitives.ts'

const avatarLimitBytes = 5 * 1024 * 1024

/** The bytes of a picture. */
const image = z.custom<Blob | Uint8Array>((value) => value instanceof Uint8Array || value instanceof Blob)

export const fileContract = {
  avatarSet: defineEndpoint({
    method: 'PATCH',
    path: '/api/file/user/avatar',
    summary:
      "Set one's picture; it is cut to a square, encoded anew and freed of what a camera writes into it",
    origin: 'specification',
    access: 'signed-in',
    body: image,
    bodyType: 'image',
    bodyLimitBytes: avatarLimitBytes,
    response: z.object({ avatar: z.string() }),
    errors: [...sessionErrors, 'csrf-failed', 'images-only'],
  }),
  avatarRemove: defineEndpoint({
    method: 'DELETE',
    path: '/api/file/user/avatar',
    summary: "Remove one's picture",
    origin: 'specification',
    access: 'signed-in',
    response: nothing,
    errors: [...sessionErrors, 'csrf-failed'],
  }),
}
