import { hashPassword } from '../modules/identity/index.ts'
import { openFirstAccount } from '../modules/ledger/index.ts'
import type { Db, Trx } from '../platform/database/database.ts'
import {
  alina,
  boris,
  demoColleagues,
  demoPassword,
  demoPeople,
  maria,
  pyotr,
  vera,
  type DemoPerson,
} from './demo-people.ts'
import { stepOnce } from './step-once.ts'

const hourMs = 3_600_000
const askedHoursAgo = { WAITING: 5, REJECTED: 50, APPROVED: 24 * 14, INITIAL: 0 }
const decidedAfterHours = 20

/** Roles, profiles, verifications, margins and shares, also for a demo that was seeded before there were such. */
export async function seedProfiles(db: Db, start: Date): Promise<void> {
  await stepOnce(db, 'profiles', async (trx) => {
    for (const person of demoColleagues) await insertColleague(trx, person)
    for (const person of demoPeople) await fillProfile(trx, person, start)
    await setFamiliar(trx)
  })
}

async function insertColleague(trx: Trx, person: DemoPerson): Promise<void> {
  const { id, email, name, surname, role, region, city, address } = person
  const hash = await hashPassword(demoPassword)
  const staff_role = role === 'ADMIN' ? 'owner' : null
  const row = {
    id,
    email,
    name,
    surname,
    role,
    staff_role,
    region,
    address,
    password_hash: hash,
    delivery_city: city,
  } as const
  await trx.insertInto('people').values(row).execute()
  await openFirstAccount(trx, id)
}

async function fillProfile(trx: Trx, person: DemoPerson, start: Date): Promise<void> {
  const { id, company, inn, kpp = '', legalAddress = '' } = person
  const { phone, country, city, index, isPhoneVerified, joinedDaysAgo } = person
  const joined = new Date(start.getTime() - joinedDaysAgo * 24 * hourMs)
  await trx
    .updateTable('people')
    .set({
      company,
      inn,
      kpp,
      legal_address: legalAddress,
      phone,
      phone_verified_at: isPhoneVerified ? joined : null,
      country,
      city,
      postal_code: index,
      locale: country === 'RUS' ? 'ru' : 'en',
      referral: id,
      created_at: joined,
    })
    .where('id', '=', id)
    .execute()
  await insertVerification(trx, person, start)
}

async function insertVerification(trx: Trx, person: DemoPerson, start: Date): Promise<void> {
  const { id, name, surname, company, phone, city, address, index } = person
  const { status, comment } = person.verification
  const asked = new Date(start.getTime() - askedHoursAgo[status] * hourMs)
  const isDecided = status === 'APPROVED' || status === 'REJECTED'
  await trx
    .insertInto('verifications')
    .values({
      person_id: id,
      status,
      comment,
      name: company === '' ? `${name} ${surname}` : company,
      phone,
      city,
      address,
      postal_code: index,
      asked_at: asked,
      decided_at: isDecided ? new Date(asked.getTime() + decidedAfterHours * hourMs) : null,
      decided_by: isDecided ? vera.id : null,
    })
    .execute()
}

/** Who looks after whom, at which margins and shares. */
async function setFamiliar(trx: Trx): Promise<void> {
  await trx
    .updateTable('people')
    .set({ broker_id: boris.id })
    .where('id', 'in', [pyotr.id, maria.id])
    .execute()
  await trx.updateTable('people').set({ referred_by: alina.id }).where('id', '=', maria.id).execute()
  const at = {
    delivery_to_warehouse_bp: 0,
    delivery_to_region_bp: 200,
    delivery_to_city_bp: 100,
  }
  await trx
    .insertInto('margins')
    .values([
      { person_id: pyotr.id, price_bp: 500, ...at, set_by: boris.id },
      { person_id: maria.id, price_bp: 350, ...at, set_by: boris.id },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const share = { price_bp: 150, ...at, delivery_to_city_bp: 0, set_by: vera.id }
  await trx
    .insertInto('shares')
    .values({ person_id: maria.id, ...share })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
