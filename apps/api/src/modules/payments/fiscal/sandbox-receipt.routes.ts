import { sendNotFound } from '../../../platform/errors/error-handler.ts'
import type { Platform } from '../../../platform/platform.ts'
import { sandboxReceiptPath } from '../../../platform/ports/fiscal/sandbox-fiscal.ts'
import { toMinor } from '../../../platform/database/column-types.ts'
import { sandboxReceiptPage } from './sandbox-receipt-page.ts'

/** Shows the receipts of the sandbox's till. */
export function sandboxReceiptRoutes({
  app,
  database: { kysely },
  ports: { fiscal },
}: Pick<Platform, 'app' | 'database' | 'ports'>): void {
  if (fiscal.provider !== 'sandbox') return
  app.get<{ Params: { id: string } }>(
    sandboxReceiptPath(':id'),
    { schema: { hide: true } },
    async ({ params }, reply) => {
      const row = await kysely
        .selectFrom('fiscal_receipts')
        .selectAll()
        .where('id', '=', params.id)
        .where('provider', '=', fiscal.provider)
        .executeTakeFirst()
      const { fiscal_drive: drive, fiscal_document: document, fiscal_sign: sign, items } = row ?? {}
      const registeredAt = row?.registered_at
      if (!row || !drive || !document || !sign || !items || !registeredAt) return sendNotFound(reply)
      const { kind, amount } = row
      const page = { kind, amount: toMinor(amount), items, drive, document, sign, registeredAt }
      return reply
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(sandboxReceiptPage(page))
    },
  )
}
