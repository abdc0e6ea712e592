import { contract } from '@flower-market/api-client/contract'
import type { Platform } from '../../../platform/platform.ts'
import { cardCallbackRoutes } from './card-callback.routes.ts'
import { handleCardRefunds } from './card-refund-jobs.ts'
import { cardRefundsService } from './card-refunds.service.ts'
import { handleCardJobs } from './card-jobs.ts'
import { cardPagesService } from './card-pages.service.ts'
import { cardReports } from './card-reports.ts'
import { sandboxCardRoutes } from './sandbox-card.routes.ts'

/** Payments by card on a page of an acquirer. */
export function registerCards(platform: Platform): void {
  const pages = cardPagesService(platform)
  const reports = cardReports(platform)
  platform.register(contract.cardPurchase, ({ person, body }) => pages.open(person.personId, body))
  const refunds = cardRefundsService(platform)
  platform.register(contract.transactionRefunds, ({ params }) => refunds.read(params.id))
  platform.register(contract.transactionRefund, ({ person, params, body, idempotencyKey: key }) =>
    refunds.refund({ by: person.personId, key, ...params, ...body }),
  )
  handleCardRefunds(platform)
  cardCallbackRoutes(platform, reports)
  handleCardJobs(platform, reports)
  sandboxCardRoutes(platform.app, platform)
}
