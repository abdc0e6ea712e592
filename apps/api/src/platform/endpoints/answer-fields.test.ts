import { contract, type CallName, type Endpoint } from '@flower-market/api-client/contract'
import { roles, type Role } from '@flower-market/flower-domain'
import { expect, test } from 'vitest'
import { outputSchema } from './json-schema.ts'
import { rolesOf } from './role-guard.ts'

interface JsonSchema {
  readonly type?: string
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly items?: JsonSchema
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly const?: unknown
}

/** The fields of an answer, those of its parts in braces; alternatives are separated by bars. */
function fieldsOf({ properties, items, anyOf, oneOf }: JsonSchema): string {
  const alternatives = anyOf ?? oneOf
  if (alternatives !== undefined) return [...new Set(alternatives.map(fieldsOf).filter(Boolean))].join(' | ')
  if (items !== undefined) return fieldsOf(items)
  const names = Object.entries(properties ?? {}).map(([name, schema]) => {
    if (name === 'view') return `view ${String(schema.const)}`
    const inner = fieldsOf(schema)
    return inner === '' ? name : `${name} { ${inner} }`
  })
  return names.join(', ')
}

/** For whom a call that answers by `view` chooses its fields. */
const viewOf: Readonly<Record<Role, string>> = {
  ADMIN: 'staff',
  BROKER: 'client',
  AGENT: 'referred',
  USER: 'own',
  RECIPIENT: 'own',
}

function fieldsFor(role: Role, endpoint: Endpoint): string {
  const fields = fieldsOf(outputSchema(endpoint.response) as JsonSchema)
  if (!fields.includes('view ')) return fields
  const own = fields
    .replace(/^items \{ (?<list>.*) \}, page.*$/u, '$<list>')
    .split(' | ')
    .filter((one) => one.includes(`view ${viewOf[role]}`))
  return own.join(' | ')
}

/** Every field of every answer to somebody with a session, by the roles that read the same. */
function table(): Record<string, string> {
  const rows: [string, string][] = []
  for (const [name, endpoint] of Object.entries(contract) as [CallName, Endpoint][]) {
    if (endpoint.access !== 'signed-in') continue
    const permitted = roles.filter((role) => rolesOf(endpoint).includes(role))
    const byFields = Object.groupBy(permitted, (role) => fieldsFor(role, endpoint))
    for (const [fields, same = []] of Object.entries(byFields)) {
      rows.push([`${name}: ${same.length === roles.length ? 'everybody' : same.join(', ')}`, fields])
    }
  }
  return Object.fromEntries(rows)
}

test('each role reads these fields and no others', () => {
  // Whoever adds a field decides here who needs it.
  expect(table()).toMatchInlineSnapshot(`
    {
      "accountExchange: everybody": "_id, quote { _id, source, target, total, commission, converted, received, rate, rateBase, rateDate, isStale, spreadBp, commissionBp, expiresAt }",
      "accountList: everybody": "_id, amount, type, name, isDefault",
      "accountListOf: everybody": "_id, amount, type, name, isDefault",
      "accountRates: everybody": "_id, source, target, total, commission, converted, received, rate, rateBase, rateDate, isStale, spreadBp, commissionBp, expiresAt",
      "accountUpdate: everybody": "_id, amount, type, name, isDefault",
      "addressCreate: everybody": "label, region, city, street, index, contactPerson, phone, hours, driverNote, _id, isDefault, cityCost",
      "addressList: everybody": "label, region, city, street, index, contactPerson, phone, hours, driverNote, _id, isDefault, cityCost",
      "addressRemove: everybody": "",
      "addressUpdate: everybody": "label, region, city, street, index, contactPerson, phone, hours, driverNote, _id, isDefault, cityCost",
      "avatarRemove: everybody": "",
      "avatarSet: everybody": "avatar",
      "balanceEntry: everybody": "_id, accountId, type, amount, sign, balanceBefore, balanceAfter, kind, status, method, creator, date, operationId, purchase { _id, number }",
      "balanceHistory: everybody": "items { _id, accountId, type, amount, sign, balanceBefore, balanceAfter, kind, status, method, creator, date, operationId, purchase { _id, number } }, page, limit, total",
      "balancePurchase: everybody": "_id, paymentStatus, paid",
      "cartSync: everybody": "cart",
      "catalogCards: everybody": "date, cards { code, type, variety, plantationId, plantation, country, lengthCm, color, tint, price, availability, deliveryDate, stemsAvailable, stemsPerBunch, stemsPerBox, soldBy }",
      "catalogDays: everybody": "dates { date, cutoffAt, isOpen, cards }",
      "catalogFirstCards: everybody": "date, cards { code, type, variety, plantationId, plantation, country, lengthCm, color, tint, price, availability, deliveryDate, stemsAvailable, stemsPerBunch, stemsPerBox, soldBy }, leading, total, rows, lengths",
      "checkCart: everybody": "days { date, cutoffAt, isOpen, lines { item { code, price, quantity, deliveryCost }, card { code, type, variety, plantationId, plantation, country, lengthCm, color, tint, price, availability, deliveryDate, stemsAvailable, stemsPerBunch, stemsPerBox, soldBy }, mismatches { kind, was, now } }, goods, deliveryCost }",
      "cityList: everybody": "_id, name",
      "confirmPhone: everybody": "retryAt, expiresAt, digits",
      "countryList: everybody": "_id, name",
      "deliveryTerms: everybody": "freeFrom, city, cityCost, pickup { address { ru, en }, hours { ru, en } }",
      "exampleLot: ADMIN, BROKER": "lot { variety, plantation, lengthCm, parts { price, deliveryToWarehouse, deliveryToRegion } }, cityCost",
      "filterList: everybody": "dates { date, cutoffAt, isOpen, cards }, plantations { _id, name, country, cards }, types { type, cards }, name, lengths",
      "ledgerProve: ADMIN": "differences { accountId, personId, currency }",
      "logout: everybody": "",
      "operationsHistory: everybody": "items { _id, kind, status, method, creator, date, purchase { _id, number }, entries { _id, type, amount, balanceBefore, balanceAfter } }, page, limit, total",
      "passwordChange: everybody": "",
      "proofAttach: everybody": "_id, number, kind, method, amount, status, date, settledAt, reason, proof, orders { _id, number, amount, paid }",
      "proofCheck: everybody": "kind, sum, purpose | kind, sum, localTime, fiscalDrive, document, fiscalSign",
      "purchaseCancel: ADMIN": "_id, number, issueDate, deliveryFrom, status, paymentStatus, methodDelivery, paymentMethod, sum, stems, positions, comment, destination { label, region, city, street, index, contactPerson, phone, hours, driverNote, kind | address { ru, en }, hours { ru, en }, kind | kind, text }, totals { asked, agreed, delivery, total, paid, credited, due }, boxes, lines { code, type, variety, plantation, lengthCm, tint, stemsPerBunch, price, quantity, agreedPrice, agreedQuantity, sum }, credits { code, amount, reason, at }, events { status, at }, payUntil, cancellation { cause, reason }",
      "purchaseCreate: everybody": "_id, number, issueDate, deliveryFrom, status, paymentStatus, methodDelivery, paymentMethod, sum, stems, positions, comment, destination { label, region, city, street, index, contactPerson, phone, hours, driverNote, kind | address { ru, en }, hours { ru, en }, kind | kind, text }, totals { asked, agreed, delivery, total, paid, credited, due }, boxes, lines { code, type, variety, plantation, lengthCm, tint, stemsPerBunch, price, quantity, agreedPrice, agreedQuantity, sum }, credits { code, amount, reason, at }, events { status, at }, payUntil, cancellation { cause, reason }",
      "purchaseGet: everybody": "_id, number, issueDate, deliveryFrom, status, paymentStatus, methodDelivery, paymentMethod, sum, stems, positions, comment, destination { label, region, city, street, index, contactPerson, phone, hours, driverNote, kind | address { ru, en }, hours { ru, en }, kind | kind, text }, totals { asked, agreed, delivery, total, paid, credited, due }, boxes, lines { code, type, variety, plantation, lengthCm, tint, stemsPerBunch, price, quantity, agreedPrice, agreedQuantity, sum }, credits { code, amount, reason, at }, events { status, at }, payUntil, cancellation { cause, reason }",
      "purchaseList: everybody": "items { _id, number, issueDate, deliveryFrom, status, paymentStatus, methodDelivery, paymentMethod, sum, stems, positions }, page, limit, total",
      "ratesList: everybody": "items { date, USD, EUR }, isStale",
      "regionList: everybody": "_id, name { ru, en }, warehouse { ru, en }, deliveryWeekdays, cutoffDaysBefore, cutoffMinutes, timeZone, cities { _id, name { ru, en }, cost }, otherCityCost, pickup { address { ru, en }, hours { ru, en } }",
      "sendPin: everybody": "phone",
      "sessionEnd: everybody": "",
      "sessionEndOthers: everybody": "ended",
      "sessionList: everybody": "_id, userAgent, address, createdAt, lastUsedAt, isCurrent",
      "topUpWays: everybody": "method, min, max",
      "transactionChange: everybody": "_id, number, kind, method, amount, status, date, settledAt, reason, proof, orders { _id, number, amount, paid }, instructions { method, payee { name, inn, kpp, account, bankName, bik, correspondentAccount }, purpose, qr | method, invoice, date, payee { name, inn, kpp, account, bankName, bik, correspondentAccount }, purpose, qr | method, address { ru, en }, hours { ru, en }, code }",
      "transactionConfirm: ADMIN": "_id, number, kind, method, amount, status, date, settledAt, reason, proof, orders { _id, number, amount, paid }",
      "transactionCreate: everybody": "_id, number, kind, method, amount, status, date, settledAt, reason, proof, orders { _id, number, amount, paid }, instructions { method, payee { name, inn, kpp, account, bankName, bik, correspondentAccount }, purpose, qr | method, invoice, date, payee { name, inn, kpp, account, bankName, bik, correspondentAccount }, purpose, qr | method, address { ru, en }, hours { ru, en }, code }",
      "transactionGet: everybody": "_id, number, kind, method, amount, status, date, settledAt, reason, proof, orders { _id, number, amount, paid }, instructions { method, payee { name, inn, kpp, account, bankName, bik, correspondentAccount }, purpose, qr | method, invoice, date, payee { name, inn, kpp, account, bankName, bik, correspondentAccount }, purpose, qr | method, address { ru, en }, hours { ru, en }, code }",
      "transactionList: everybody": "items { _id, number, kind, method, amount, status, date, settledAt, reason, proof, orders { _id, number, amount, paid } }, page, limit, total",
      "transactionReject: ADMIN": "_id, number, kind, method, amount, status, date, settledAt, reason, proof, orders { _id, number, amount, paid }",
      "userAddReferral: ADMIN": "view staff, _id, name, surname, company, registeredAt, email, phone, city, avatar, role, verification, margin { priceBp, deliveryToWarehouseBp, deliveryToRegionBp, deliveryToCityBp }, share { priceBp, deliveryToWarehouseBp, deliveryToRegionBp, deliveryToCityBp }",
      "userAddReferral: BROKER": "view client, _id, name, surname, company, registeredAt, email, phone, city, avatar, margin { priceBp, deliveryToWarehouseBp, deliveryToRegionBp, deliveryToCityBp }",
      "userById: ADMIN": "_id, email, name, surname, avatar, role, company, phone, isPhoneVerified, country, city, address, index, site, inn, locale, region, deliveryCity, deliveryDay, balances { _id, amount, type }, referral, verification { status, comment, name, phone, city, address, index, askedAt }, registeredAt, view staff, margin { priceBp, deliveryToWarehouseBp, deliveryToRegionBp, deliveryToCityBp }, share { priceBp, deliveryToWarehouseBp, deliveryToRegionBp, deliveryToCityBp }",
      "userById: AGENT": "view referred, _id, name, surname, company, registeredAt, share { priceBp, deliveryToWarehouseBp, deliveryToRegionBp, deliveryToCityBp }, orders { number, placedOn, sum, earnings, isFulfilled }",
      "userById: BROKER": "view client, _id, name, surname, company, registeredAt, email, phone, city, avatar, margin { priceBp, deliveryToWarehouseBp, deliveryToRegionBp, deliveryToCityBp }, country, address, index, site, region, deliveryCity, deliveryDay, orders { number, issueDate, deliveryFrom, status, paymentStatus, sum }",
      "userGet: everybody": "_id, email, name, surname, avatar, role, company, phone, isPhoneVerified, country, city, address, index, site, inn, locale, region, deliveryCity, deliveryDay, balances { _id, amount, type }, referral, verification { status, comment, name, phone, city, address, index, askedAt }, registeredAt",
      "userList: ADMIN": "view staff, _id, name, surname, company, registeredAt, email, phone, city, avatar, role, verification, margin { priceBp, deliveryToWarehouseBp, deliveryToRegionBp, deliveryToCityBp }, share { priceBp, deliveryToWarehouseBp, deliveryToRegionBp, deliveryToCityBp }",
      "userList: AGENT": "view referred, _id, name, surname, company, registeredAt, share { priceBp, deliveryToWarehouseBp, deliveryToRegionBp, deliveryToCityBp }",
      "userList: BROKER": "view client, _id, name, surname, company, registeredAt, email, phone, city, avatar, margin { priceBp, deliveryToWarehouseBp, deliveryToRegionBp, deliveryToCityBp }",
      "userRegion: everybody": "_id, email, name, surname, avatar, role, company, phone, isPhoneVerified, country, city, address, index, site, inn, locale, region, deliveryCity, deliveryDay, balances { _id, amount, type }, referral, verification { status, comment, name, phone, city, address, index, askedAt }, registeredAt",
      "userSearch: ADMIN": "view staff, _id, name, surname, company, registeredAt, email, phone, city, avatar, role, verification, margin { priceBp, deliveryToWarehouseBp, deliveryToRegionBp, deliveryToCityBp }, share { priceBp, deliveryToWarehouseBp, deliveryToRegionBp, deliveryToCityBp }",
      "userSearch: AGENT": "view referred, _id, name, surname, company, registeredAt, share { priceBp, deliveryToWarehouseBp, deliveryToRegionBp, deliveryToCityBp }",
      "userSearch: BROKER": "view client, _id, name, surname, company, registeredAt, email, phone, city, avatar, margin { priceBp, deliveryToWarehouseBp, deliveryToRegionBp, deliveryToCityBp }",
      "userUpdate: everybody": "_id, email, name, surname, avatar, role, company, phone, isPhoneVerified, country, city, address, index, site, inn, locale, region, deliveryCity, deliveryDay, balances { _id, amount, type }, referral, verification { status, comment, name, phone, city, address, index, askedAt }, registeredAt",
      "userVerification: everybody": "_id, email, name, surname, avatar, role, company, phone, isPhoneVerified, country, city, address, index, site, inn, locale, region, deliveryCity, deliveryDay, balances { _id, amount, type }, referral, verification { status, comment, name, phone, city, address, index, askedAt }, registeredAt",
      "userVerificationReview: ADMIN": "view staff, _id, name, surname, company, registeredAt, email, phone, city, avatar, role, verification, margin { priceBp, deliveryToWarehouseBp, deliveryToRegionBp, deliveryToCityBp }, share { priceBp, deliveryToWarehouseBp, deliveryToRegionBp, deliveryToCityBp }",
    }
  `)
})
