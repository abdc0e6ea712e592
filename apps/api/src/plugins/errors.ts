import { errors, type ErrorCode } from '@flower-market/api-client/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiFailure } from '../api-failure.ts'
import { isUnavailable, isUnstorableText } from '../db/database-errors.ts'

const faults = new WeakMap<FastifyRequest, Error>()
const refusals = new WeakMap<FastifyRequest, ErrorCode>()

/** The name of the refusal that a request was answered with. */
export const refusalOf = (request: FastifyRequest): ErrorCode | undefined => refusals.get(request)

/** What went wrong on the server's side while a request was answered. */
export const faultOf = (request: FastifyRequest): Error | undefined => faults.get(request)

/** Answers every error in the contract's form; what is not the caller's fault is logged and stays hidden. */
export function useErrorAnswers(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => answerError(error, request, reply))
}

/** Maps an error to a refusal and sends it. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = toFailure(error)
  if (errors[failure.code].status >= 500) {
    faults.set(request, error instanceof ApiFailure && error.cause instanceof Error ? error.cause : error)
    request.log.error({ err: error }, failure.message)
  }
  return sendFailure(reply, failure)
}

/** Sends a refusal in the contract's form. */
function sendFailure(reply: FastifyReply, { code, message, details }: ApiFailure): FastifyReply {
  refusals.set(reply.request, code)
  return (
    reply
      .code(errors[code].status)
      .header('cache-control', 'no-store')
      // Refusals before any route are without the headers of all other answers.
      .header('x-content-type-options', 'nosniff')
      .type('application/json; charset=utf-8')
      .send({ code, message, ...(details !== undefined && { details }) })
  )
}

const byFastifyCode: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload-too-large',
  FST_CSRF_MISSING_SECRET: 'csrf-failed',
  FST_CSRF_INVALID_TOKEN: 'csrf-failed',
}

function toFailure(error: FastifyError): ApiFailure {
  if (error instanceof ApiFailure) return error
  const known = byFastifyCode[error.code]
  if (known !== undefined) return new ApiFailure(known)
  if (isUnavailable(error)) return new ApiFailure('unavailable')
  if (isUnstorableText(error)) return new ApiFailure('validation-failed')
  const isCallersFault = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
  return new ApiFailure(isCallersFault ? 'validation-failed' : 'internal')
}

/** Answers a path that leads nowhere. */
export const sendNotFound = (reply: FastifyReply): FastifyReply =>
  sendFailure(reply, new ApiFailure('not-found'))
