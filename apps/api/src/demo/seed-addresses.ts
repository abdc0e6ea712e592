import { insertAddress } from '../modules/addresses/index.ts'
import type { Db } from '../platform/database/database.ts'
import { anna, boris, pyotr, type DemoPerson } from './demo-people.ts'
import { stepOnce } from './step-once.ts'

/** Where demo orders are brought. Maria has no address yet: her first order asks for it. */
const demoAddresses = [
  addressOf(anna, { label: anna.company, street: 'ул. Большая Полянка, 30', hours: '08:00–20:00' }),
  addressOf(anna, { label: 'Склад', city: 'Тула', street: 'ул. Складская, 4', index: '300000' }),
  addressOf(pyotr, { label: pyotr.company, street: 'ул. Баумана, 15', driverNote: 'Вход со двора' }),
  addressOf(boris, { label: 'Офис', street: 'ул. Тверская, 12, офис 4' }),
]

interface Changes {
  readonly label: string
  readonly street: string
  readonly city?: string
  readonly index?: string
  readonly hours?: string
  readonly driverNote?: string
}

function addressOf(person: DemoPerson, changes: Changes) {
  const { id: personId, name, surname, phone, region, city, index } = person
  const contact = { contactPerson: `${name} ${surname}`, phone, hours: '', driverNote: '' }
  return { personId, fields: { region, city, index, ...contact, ...changes } }
}

/** The address books of the demo, also for a demo from before there were such. */
export async function seedAddresses(db: Db): Promise<void> {
  await stepOnce(db, 'addresses', async (trx) => {
    const known = new Set<string>()
    for (const [place, { personId, fields }] of demoAddresses.entries()) {
      const isDefault = !known.has(personId)
      known.add(personId)
      await insertAddress(trx, { id: `demo-address-${place + 1}`, personId, isDefault, fields })
    }
  })
}
