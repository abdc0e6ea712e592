import type { Platform } from '../../../platform/platform.ts'
import { cardCallbackPath } from '../../../platform/ports/cards/card-acquirer-port.ts'
import type { CardReports } from './card-reports.ts'

const limitBytes = 8 * 1024

const schema = {
  summary: 'What the acquirer of cards reports, signed by it; it is said again until the answer is 200',
  tags: ['extension'],
}

/**
 * Takes the acquirer's callbacks. It is no page of the shop: its signature stands for session and CSRF token. The answer is the
 * word that T-Bank waits for.
 */
export function cardCallbackRoutes(
  { app, ports: { cards } }: Pick<Platform, 'app' | 'ports'>,
  reports: CardReports,
) {
  app.post(cardCallbackPath, { schema, bodyLimit: limitBytes }, async ({ body }, reply) => {
    const report = cards.readCallback(body)
    if (report === null) {
      app.log.warn('A callback about a card without the signature of the acquirer was refused.')
      return reply.code(403).type('text/plain').send('FORGED')
    }
    const isKnown = await reports.take(report)
    return reply
      .code(isKnown ? 200 : 404)
      .type('text/plain')
      .send(isKnown ? 'OK' : 'UNKNOWN')
  })
}
