import { expect, test, vi } from 'vitest'
import type { ErrorReport } from '../ports/error-reports/error-report-port.ts'
import { ProviderError } from '../ports/provider-error.ts'
import { addBuyer } from '../../testing/test-people.ts'
import { sentMessages } from '../../testing/sent-messages.ts'
import { openTestShop } from '../../testing/test-shop.ts'
import { openBrowser } from '../../testing/visitor.ts'

async function openReportingShop() {
  const reports: ErrorReport[] = []
  const ports = {
    ...sentMessages().ports,
    errorReports: { report: (error: ErrorReport) => reports.push(error) },
  }
  return { shop: await openTestShop({ ports }), ports, reports }
}

test('a failure of the server is reported by its route and request, without address, query and body', async () => {
  const { shop, reports } = await openReportingShop()
  const buyer = await addBuyer(shop)
  await shop.database.kysely.schema.dropTable('purchases').cascade().execute()
  const answer = await buyer.call('purchaseGet', { params: { id: 'an-order-of-somebody' } })
  expect(answer.refusal?.code).toBe('internal')
  await vi.waitFor(() => expect(reports).toHaveLength(1), 20_000)
  expect(reports[0]).toEqual({
    source: 'server',
    name: 'error',
    message: 'relation "purchases" does not exist',
    stack: expect.stringContaining('purchases.repository.ts'),
    page: 'GET /api/purchase/:id',
    userAgent: '',
    requestId: expect.stringMatching(/^[0-9a-f]{16}$/u),
  })
  expect(JSON.stringify(reports)).not.toContain('an-order-of-somebody')
})

test('a provider that fails is reported by its own words', async () => {
  const { shop, ports, reports } = await openReportingShop()
  ports.flashCall.call = async () => {
    throw new ProviderError('Zvonok', 'status 429')
  }
  const buyer = await addBuyer(shop)
  const { _id } = (await buyer.call('authentication')).ok
  const answer = await buyer.call('confirmPhone', { body: { _id, phone: '79161234501' } })
  expect(answer.refusal?.code).toBe('unavailable')
  await vi.waitFor(() => expect(reports).toHaveLength(1), 20_000)
  expect(reports[0]).toMatchObject({
    name: 'ProviderFailure',
    message: 'Zvonok: status 429',
    page: 'POST /api/zvonok/confirm-phone',
  })
})

test('a refusal that the contract names is nobody’s fault and is not reported', async () => {
  const { shop, reports } = await openReportingShop()
  const visitor = await openBrowser(shop.app)
  await visitor.call('signin', { body: { email: 'nobody@buyers.example', password: 'x' } })
  await visitor.send({ url: '/api/nothing' })
  await visitor.call('live')
  expect(reports).toEqual([])
})
