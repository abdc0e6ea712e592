import { contract } from '@flower-market/api-client/contract'
import { moscowDateOf } from '@flower-market/flower-domain'
import type { Platform } from '../../platform/platform.ts'
import { readMargin } from './margin.repository.ts'
import { readPlantationRates } from './plantation-rates.repository.ts'
import { readSlowLots } from './slow-lots.repository.ts'
import { readStoppedBuyers } from './stopped-buyers.repository.ts'
import { readTurnover } from './turnover.repository.ts'
import { writeReport } from './write-report.ts'

/** What staff see of the market over time. */
export function reportsModule({ register, reads: { kysely }, now }: Platform): void {
  register(contract.reportTurnover, ({ query }) => readTurnover(kysely, query))
  register(contract.reportMargin, ({ query }) => readMargin(kysely, query))
  register(contract.reportPlantations, ({ query }) => readPlantationRates(kysely, query))
  register(contract.reportBuyers, () => readStoppedBuyers(kysely, moscowDateOf(now())))
  register(contract.reportStock, () => readSlowLots(kysely, moscowDateOf(now())))
  register(contract.reportExport, ({ query }) => writeReport(kysely, query, now()))
}
