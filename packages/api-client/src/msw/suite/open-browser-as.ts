import type { Call } from '../../call.ts'
import type { Credentials, OpenBrowser } from './contract-case.ts'

/** Opens another browser of the same market and signs a person in there. */
export async function openBrowserAs(openBrowser: OpenBrowser, person: Credentials): Promise<Call> {
  const call = await openBrowser()
  await call('signin', { body: person })
  return call
}
