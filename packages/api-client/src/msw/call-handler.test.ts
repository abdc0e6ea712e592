import { getResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { CallHandler } from './call-handler.ts'

function ask(handler: CallHandler, url: string, method = 'GET') {
  return getResponse([handler], new Request(url, { method }))
}

test('answers its method and path of any origin, with the parameters', async () => {
  const handler = new CallHandler('GET', '/api/history/:id/lines', ({ params }) => Response.json(params))
  const answer = await ask(handler, 'https://other.test/api/history/42/lines?page=2')
  await expect(answer?.json()).resolves.toMatchObject({ id: '42' })
})

test.each([
  ['another method', 'http://market.test/api/history/42/lines', 'POST'],
  ['a longer path', 'http://market.test/api/history/42/lines/7', 'GET'],
  ['a shorter path', 'http://market.test/api/history/42', 'GET'],
  ['its own path in the query', 'http://market.test/api/offer?next=/api/history/42/lines', 'GET'],
])('leaves %s to the handlers after it', async (_rule, url, method) => {
  const resolve = vi.fn<() => Response>(() => Response.json({}))
  const answer = await ask(new CallHandler('GET', '/api/history/:id/lines', resolve), url, method)
  expect(answer).toBeUndefined()
  expect(resolve).not.toHaveBeenCalled()
})

test('does not copy the request of another call', async () => {
  const request = new Request('http://market.test/api/offer')
  const copy = vi.spyOn(request, 'clone')
  await getResponse([new CallHandler('GET', '/api/history/:id/lines', () => Response.json({}))], request)
  expect(copy).not.toHaveBeenCalled()
})
