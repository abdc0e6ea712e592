import type { CallOutput } from '@flower-market/api-client'
import { apiAtom } from '@flower-market/app-runtime/session'
import { atom } from 'jotai'
import { chooseClientAtom, type Client } from '../../state/client.atoms.ts'

/** What a broker reads of a client. */
export type ClientPerson = Extract<CallOutput<'userById'>, { view: 'client' }>

/** The same as the shop needs it. */
export function toClient({ _id, name, surname, company, city, region }: ClientPerson): Client {
  return { _id, name: `${name} ${surname}`.trim(), company, city, region }
}

/** Has the shop work for a client. A failure is notified and thrown. */
export const orderForAtom = atom(null, async (get, set, id: string): Promise<void> => {
  const person = await get(apiAtom).call('userById', { params: { id } })
  if (person.view === 'client') set(chooseClientAtom, toClient(person))
})
