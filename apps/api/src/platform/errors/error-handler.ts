import { errors, type ErrorCode } from '@flower-market/api-client/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from './api-error.ts'
import { requestIdHeader } from '../http/request-id.ts'
import { isUnavailable, isUnstorableText } from '../database/database-errors.ts'

const requestErrors = new WeakMap<FastifyRequest, Error>()
const errorCodes = new WeakMap<FastifyRequest, ErrorCode>()

/** The name of the refusal that a request was answered with. */
export function errorCodeOf(request: FastifyRequest): ErrorCode | undefined {
  return errorCodes.get(request)
}

/** What went wrong on the server's side while a request was answered. */
export function errorOf(request: FastifyRequest): Error | undefined {
  return requestErrors.get(request)
}

/** Answers every error in the contract's form; server errors are logged and their details stay hidden. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => answerError(error, request, reply))
}

/** Maps an error to a refusal and sends it. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendRefusal(reply, noteError(error, request, reply))
}

/** Maps an error to a refusal, logs what is the server's fault, and gives the answer its status and headers. */
export function noteError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): ApiError {
  const failure = toApiError(error)
  if (errors[failure.code].status >= 500) {
    requestErrors.set(
      request,
      error instanceof ApiError && error.cause instanceof Error ? error.cause : error,
    )
    request.log.error({ err: error }, failure.message)
  }
  return noteRefusal(reply, failure)
}

/**
 * When to ask again where the refusal does not know: a database that restarts is back by then and a pool that was full
 * has room; who asked too often waits longer.
 */
const retryAfterSeconds: Readonly<Record<number, number>> = { 429: 60, 503: 2 }

function addRetryAfter(reply: FastifyReply, { code, retryAfterMs }: ApiError): void {
  const usual = retryAfterSeconds[errors[code].status]
  // The limit of requests an address has set its own.
  if (usual === undefined || reply.hasHeader('retry-after')) return
  reply.header('retry-after', retryAfterMs === null ? usual : Math.max(1, Math.ceil(retryAfterMs / 1000)))
}

function noteRefusal(reply: FastifyReply, error: ApiError): ApiError {
  errorCodes.set(reply.request, error.code)
  addRetryAfter(reply, error)
  void reply.code(errors[error.code].status).header('cache-control', 'no-store')
  return error
}

/** Sends a refusal in the contract's form. */
function sendRefusal(reply: FastifyReply, error: ApiError): FastifyReply {
  const { code, message, details } = noteRefusal(reply, error)
  return (
    reply
      // Refusals before any route are without the headers of all other answers.
      .header('x-content-type-options', 'nosniff')
      .header(requestIdHeader, reply.request.id)
      .type('application/json; charset=utf-8')
      .send({ code, message, ...(details !== undefined && { details }) })
  )
}

const byFastifyCode: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload-too-large',
  FST_CSRF_MISSING_SECRET: 'csrf-failed',
  FST_CSRF_INVALID_TOKEN: 'csrf-failed',
}

function toApiError(error: FastifyError): ApiError {
  if (error instanceof ApiError) return error
  const known = byFastifyCode[error.code]
  if (known !== undefined) return new ApiError(known)
  if (isUnavailable(error)) return new ApiError('unavailable')
  if (isUnstorableText(error)) return new ApiError('validation-failed')
  const isClientError = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
  return new ApiError(isClientError ? 'validation-failed' : 'internal')
}

/** Answers a path that leads nowhere. */
export function sendNotFound(reply: FastifyReply): FastifyReply {
  return sendRefusal(reply, new ApiError('not-found'))
}
