import { LogController, type FastifyReply, type FastifyRequest, type FastifyServerOptions } from 'fastify'
import { scrub } from './scrub.ts'
import { errorCodeOf } from '../errors/error-handler.ts'

/** Where log lines go, and which of them. */
export interface LogOptions {
  readonly level: string
  /** Stands in each line of a process that shares its output with another one. */
  readonly name?: string
  /** Another place than standard output, for tests. */
  readonly stream?: NodeJS.WritableStream
  /** Lines for people instead of JSON. */
  readonly isPretty?: boolean
}

/**
 * The logger: what identifies people or grants access (headers, bodies, query strings, values inside database errors)
 * never reaches it.
 */
export function logger({
  level,
  name,
  stream,
  isPretty = false,
}: LogOptions): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    ...(name !== undefined && { name }),
    ...(stream && { stream }),
    ...(isPretty && { transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname' } } }),
    serializers: {
      // Some pages have an email in their path.
      req: ({ method, url }: { method: string; url: string }) => ({
        method,
        path: scrub(url.split('?', 1)[0] ?? ''),
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
      err: describeError,
    },
  }
}

/** Logs a request in one line, when it has been answered; a refusal by its name, so that attacks can be counted. */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(_error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const refusal = errorCodeOf(request)
    const about = { req: request, res: reply, ...(refusal !== undefined && { refusal }) }
    request.log.info({ ...about, ms: Math.round(reply.elapsedTime) }, 'answered')
  }
}

function describeError(error: Error & { code?: unknown; constraint?: unknown; cause?: unknown }): {
  type: string
  message: string
  stack: string
} {
  const { name, message, stack = '', code, constraint, cause } = error
  return {
    type: name,
    message: scrub(message),
    stack: scrub(stack),
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint }),
    ...(cause instanceof Error && { cause: describeError(cause) }),
  }
}
