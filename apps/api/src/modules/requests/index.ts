import { contract } from '@flower-market/api-client/contract'
import type { Platform } from '../../platform/platform.ts'
import { listPurchases } from '../purchases/index.ts'
import { listBuyerRequests } from './buyer-requests.ts'
import { plantationStatementService } from './plantation-statement.service.ts'
import { receivedService } from './received.service.ts'
import { handleRequestJobs } from './requests-jobs.ts'
import { requestsService } from './requests.service.ts'

/** Requests to plantations: sent by buyers, answered line by line, and accepted into orders. */
export function requestsModule(platform: Platform): void {
  handleRequestJobs(platform)
  const { register, database } = platform
  const requests = requestsService(platform)
  const received = receivedService(platform)
  const statements = plantationStatementService(platform)
  register(contract.plantationStatement, ({ person, query }) => statements.read(person, query))
  register(contract.plantationStatementFile, ({ person, query }) => statements.write(person, query))
  register(contract.plantationOrderList, async ({ person: { personId }, query }) => {
    const [orders, own] = await Promise.all([
      listPurchases(database.kysely, personId, { ...query, kind: 'forPlantations' }),
      query.page === 1 && query.cursor === undefined ? listBuyerRequests(database.kysely, personId) : [],
    ])
    return { ...orders, requests: own }
  })
  register(contract.orderMyself, ({ person: { personId }, body, idempotencyKey: key }) =>
    requests.sendWritten({ personId, key, body }),
  )
  register(contract.plantationOrderCreate, ({ person: { personId }, body, idempotencyKey: key }) =>
    requests.sendCart({ personId, key, body }),
  )
  register(contract.plantationOrderCreateAll, ({ person: { personId }, query, idempotencyKey: key }) =>
    requests.acceptAll({ personId, key }, query._id),
  )
  register(contract.plantationOrderCancelAll, ({ person: { personId }, query, idempotencyKey: key }) =>
    requests.cancel({ personId, key }, query._id),
  )
  register(contract.requestAccept, ({ person: { personId }, body, idempotencyKey: key }) =>
    requests.accept({ personId, key }, body),
  )
  register(contract.requestGet, ({ person, params }) => requests.get(person, params.id))
  register(contract.requestVarieties, ({ person, query }) =>
    requests.varieties(person.personId, query.plantation),
  )
  register(contract.receivedRequests, ({ person, query }) => received.list(person, query))
  register(contract.receivedRequest, ({ person, params }) => received.get(person, params.id))
  register(contract.requestAnswer, ({ person, body, idempotencyKey }) =>
    received.answer(person, idempotencyKey, body),
  )
  register(contract.answerTemplates, ({ person }) => received.templates(person))
  register(contract.answerTemplatesSave, ({ person, body }) => received.saveTemplates(person, body.templates))
  register(contract.receivedOrders, ({ person, query }) => received.orders(person, query))
  register(contract.packingList, ({ person }) => received.packing(person))
}
