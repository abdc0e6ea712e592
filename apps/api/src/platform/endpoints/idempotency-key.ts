import type { FastifyRequest } from 'fastify'
import { ApiError, invalidInput } from '../errors/api-error.ts'

/** The `Idempotency-Key` of a request: 8 to 200 visible characters. Throws the refusal when it is absent or another. */
export function readIdempotencyKey(request: FastifyRequest): string {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || key === '') throw new ApiError('idempotency-key-missing')
  if (!/^[\x21-\x7E]{8,200}$/u.test(key)) {
    throw invalidInput('idempotency-key', 'The key has 8 to 200 visible characters without spaces.')
  }
  return key
}
