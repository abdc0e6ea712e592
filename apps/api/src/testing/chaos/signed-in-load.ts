import { createApiClient, type Call } from '@flower-market/api-client'
import { testPassword } from '../test-people.ts'
import { browserFetch } from '../browser-fetch.ts'

/** A person whose calls go to several servers in turn. */
export interface TravelingPerson {
  /** Calls of the first server, for what only prepares. */
  readonly call: Call
  /** Gets from the next server, and gives the status. */
  get(path: string): Promise<number>
  /** Posts to the next server; null for a refusal. */
  post(path: string, key: string, body: unknown): Promise<{ readonly _id: string } | null>
}

/** Signs somebody in. The session is in the database: every server knows it. */
export async function signInTraveling(
  addresses: () => readonly string[],
  email: string,
): Promise<TravelingPerson> {
  let turn = 0
  const fetchAsPerson = browserFetch()
  const { call } = createApiClient({ baseUrl: addresses()[0] as string, fetch: fetchAsPerson })
  await call('authentication').catch(() => {})
  const { token } = await call('signin', { body: { email, password: testPassword } })
  const headers = { authorization: `Bearer ${token}`, 'x-access-token': token }
  const nextAddress = (): string => {
    turn += 1
    return addresses()[turn % addresses().length] as string
  }
  return {
    call,
    async get(path) {
      const answer = await fetchAsPerson(`${nextAddress()}${path}`, { headers })
      await answer.arrayBuffer()
      return answer.status
    },
    async post(path, key, body) {
      const answer = await fetchAsPerson(`${nextAddress()}${path}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(body),
      })
      return answer.ok ? ((await answer.json()) as { _id: string }) : null
    },
  }
}
