import type { FastifyInstance } from 'fastify'
import { toMinor } from '../../../platform/database/column-types.ts'
import { sendNotFound } from '../../../platform/errors/error-handler.ts'
import type { Platform } from '../../../platform/platform.ts'
import { cardCallbackPath } from '../../../platform/ports/cards/card-acquirer-port.ts'
import { isSandboxCards, sandboxCardPath } from '../../../platform/ports/cards/sandbox-cards.ts'
import { findTransaction } from '../transactions.repository.ts'
import { findAttempt } from './card-attempts.repository.ts'
import { cardReturnPath } from './card-pages.service.ts'
import { sandboxCardPage, sandboxCardStyle, sandboxOutcomes } from './sandbox-card-page.ts'

interface Params {
  id: string
  outcome: string
}

/** The page of the sandbox that plays the acquirer. What is decided on it goes the way of every callback, signature included. */
export function sandboxCardRoutes(
  app: FastifyInstance,
  platform: Pick<Platform, 'database' | 'ports'>,
): void {
  const { database, ports } = platform
  const { cards } = ports
  if (!isSandboxCards(cards)) return
  const findPage = async (id: string) => {
    const attempt = await findAttempt(database.kysely, id)
    if (attempt?.provider !== cards.provider) return null
    const { payment_id: paymentId, amount, locale, status } = attempt
    const found = await findTransaction(database.kysely, paymentId)
    return {
      attemptId: id,
      number: found?.transaction.number ?? 0,
      amount: toMinor(amount),
      locale,
      isOpen: status === 'open' || status === 'declined',
      returnPath: cardReturnPath(paymentId, locale),
    }
  }

  void app.register(async (scope) => {
    // A form of a page without scripts. The button that was pressed is in the path.
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, _body, done) => done(null, {}),
    )
    scope.get(sandboxCardPath('style.css'), { schema: { hide: true } }, (_request, reply) =>
      reply.type('text/css').send(sandboxCardStyle),
    )
    scope.get<{ Params: Params }>(
      sandboxCardPath(':id'),
      { schema: { hide: true } },
      async ({ params }, reply) => {
        const page = await findPage(params.id)
        if (page === null) return sendNotFound(reply)
        return reply
          .header('cache-control', 'no-store')
          .type('text/html; charset=utf-8')
          .send(sandboxCardPage(page))
      },
    )
    scope.post<{ Params: Params }>(
      `${sandboxCardPath(':id')}/:outcome`,
      { schema: { hide: true } },
      async ({ params }, reply) => {
        const page = await findPage(params.id)
        const outcome = sandboxOutcomes.find((one) => one === params.outcome)
        if (page === null || outcome === undefined) return sendNotFound(reply)
        const { attemptId, amount, returnPath, isOpen } = page
        if (isOpen) {
          const payload = cards.callbackOf({ attemptId, reference: attemptId, amount, outcome })
          await app.inject({ method: 'POST', url: cardCallbackPath, payload })
        }
        return reply.redirect(returnPath, 303)
      },
    )
  })
}
