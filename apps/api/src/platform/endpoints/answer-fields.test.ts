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
  if (endpoint.responseType === 'file') return 'a file'
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
      "accountExchange: everybody": "_id, quote { _id, source, target, total, commission, converted, received, rate, rateBase, rateDate, isStale, recipient { _id, name, accountNumber }, spreadBp, commissionBp, expiresAt }",
      "accountList: everybody": "_id, amount, type, name, isDefault",
      "accountListOf: everybody": "_id, amount, type, name, isDefault",
      "accountRates: everybody": "_id, source, target, total, commission, converted, received, rate, rateBase, rateDate, isStale, recipient { _id, name, accountNumber }, spreadBp, commissionBp, expiresAt",
      "accountStatement: everybody": "a file",
      "accountUpdate: everybody": "_id, amount, type, name, isDefault",
      "addressCreate: everybody": "label, region, city, street, index, contactPerson, phone, hours, driverNote, _id, isDefault, cityCost",
      "addressList: everybody": "label, region, city, street, index, contactPerson, phone, hours, driverNote, _id, isDefault, cityCost",
      "addressRemove: everybody": "",
      "addressUpdate: everybody": "label, region, city, street, index, contactPerson, phone, hours, driverNote, _id, isDefault, cityCost",
      "answerTemplates: ADMIN, RECIPIENT": "templates { name, sharePercent, priceChangePercent, reason, note, validHours }",
      "answerTemplatesSave: ADMIN, RECIPIENT": "templates { name, sharePercent, priceChangePercent, reason, note, validHours }",
      "apiTokenCreate: RECIPIENT, BROKER, USER, AGENT": "token { _id, name, scopes, createdAt, expiresAt, lastUsedAt, lastAddress }, secret",
      "apiTokenList: RECIPIENT, BROKER, USER, AGENT": "_id, name, scopes, createdAt, expiresAt, lastUsedAt, lastAddress",
      "apiTokenRevoke: RECIPIENT, BROKER, USER, AGENT": "",
      "auctionCancel: ADMIN": "_id, startsAt, state, clocks, stems, serverTime, items { _id, revision, status, fromStep, since, stemsLeft, minimumStems, hold { pressId, step, until }, sales { price, stems, at }, code, type, variety, plantation, country, lengthCm, color, tint, stemsPerBunch, deliveryDate, opensAt, stems, startPrice, step, stepMs, reservePrice, prices, average { date, price } }",
      "auctionChoose: everybody": "orderId, number, quantity, price, delivery, total",
      "auctionCreate: ADMIN": "_id, startsAt, state, clocks, stems, serverTime, items { _id, revision, status, fromStep, since, stemsLeft, minimumStems, hold { pressId, step, until }, sales { price, stems, at }, code, type, variety, plantation, country, lengthCm, color, tint, stemsPerBunch, deliveryDate, opensAt, stems, startPrice, step, stepMs, reservePrice, prices, average { date, price } }",
      "auctionGet: everybody": "_id, startsAt, state, clocks, stems, serverTime, items { _id, revision, status, fromStep, since, stemsLeft, minimumStems, hold { pressId, step, until }, sales { price, stems, at }, code, type, variety, plantation, country, lengthCm, color, tint, stemsPerBunch, deliveryDate, opensAt, stems, startPrice, step, stepMs, reservePrice, prices, average { date, price } }",
      "auctionHistory: everybody": "items { _id, at, type, variety, plantation, lengthCm, tint, stems, price, own { orderId, number, price, deliveryDate } }, page, limit, total",
      "auctionList: everybody": "serverTime, items { _id, startsAt, state, clocks, stems }",
      "auctionPress: everybody": "_id, clockId, step, price, until, minimumStems, stemsLeft, serverTime",
      "auctionPressGet: everybody": "_id, clockId, status, step, price, until, minimumStems, order { orderId, number, quantity, total }",
      "auctionTime: everybody": "serverTime",
      "auditList: ADMIN": "items { _id, at, by { _id, name }, action, subject { kind, _id }, about { _id, name }, from { address, userAgent }, reason, effect { amount, currency }, changes { field, before, after } }, next",
      "avatarRemove: everybody": "",
      "avatarSet: everybody": "avatar",
      "balanceChart: everybody": "type, before, days { date, balance }",
      "balanceEntry: everybody": "_id, accountId, type, amount, sign, balanceBefore, balanceAfter, kind, status, method, creator, date, operationId, purchase { _id, number }, reason",
      "balanceHistory: everybody": "items { _id, accountId, type, amount, sign, balanceBefore, balanceAfter, kind, status, method, creator, date, operationId, purchase { _id, number }, reason }, page, limit, total",
      "balancePurchase: everybody": "_id, paymentStatus, paid",
      "bankStatementCredit: ADMIN": "_id, format, importedAt, importedBy, days { from, to }, transfers, credited, groups, lines { _id, number, date, amount, payer { name, inn, account }, purpose, verdict, differs, invoice { transactionId, number, amount, personId, payer }, creditedTo { personId, name, reason }, creditedAt, state, decision { by, at, reason } }",
      "bankStatementCreditPerson: ADMIN": "_id, format, importedAt, importedBy, days { from, to }, transfers, credited, groups, lines { _id, number, date, amount, payer { name, inn, account }, purpose, verdict, differs, invoice { transactionId, number, amount, personId, payer }, creditedTo { personId, name, reason }, creditedAt, state, decision { by, at, reason } }",
      "bankStatementExclude: ADMIN": "_id, format, importedAt, importedBy, days { from, to }, transfers, credited, groups, lines { _id, number, date, amount, payer { name, inn, account }, purpose, verdict, differs, invoice { transactionId, number, amount, personId, payer }, creditedTo { personId, name, reason }, creditedAt, state, decision { by, at, reason } }",
      "bankStatementGet: ADMIN": "_id, format, importedAt, importedBy, days { from, to }, transfers, credited, groups, lines { _id, number, date, amount, payer { name, inn, account }, purpose, verdict, differs, invoice { transactionId, number, amount, personId, payer }, creditedTo { personId, name, reason }, creditedAt, state, decision { by, at, reason } }",
      "bankStatementImport: ADMIN": "_id, format, importedAt, importedBy, days { from, to }, transfers, credited, groups, lines { _id, number, date, amount, payer { name, inn, account }, purpose, verdict, differs, invoice { transactionId, number, amount, personId, payer }, creditedTo { personId, name, reason }, creditedAt, state, decision { by, at, reason } }, wasKnown",
      "bankStatementList: ADMIN": "items { _id, format, importedAt, importedBy, days { from, to }, transfers, credited, groups }, page, limit, total",
      "cardPurchase: everybody": "_id, url, expiresAt",
      "cartSync: everybody": "cart",
      "catalogCards: everybody": "date, cards { code, type, variety, plantationId, plantation, country, lengthCm, color, tint, price, availability, deliveryDate, stemsAvailable, stemsPerBunch, stemsPerBox, soldBy, cutoffAt, photos }",
      "catalogDays: everybody": "dates { date, cutoffAt, isOpen, cards }, counts { inStock, toOrder, forPlantations }",
      "catalogFirstCards: everybody": "date, cards { code, type, variety, plantationId, plantation, country, lengthCm, color, tint, price, availability, deliveryDate, stemsAvailable, stemsPerBunch, stemsPerBox, soldBy, cutoffAt, photos }, leading, total, rows, lengths",
      "catalogPriceList: everybody": "a file",
      "catalogVariety: everybody": "headMm { from, to }, vaseDays { from, to }, prices { date, lengthCm, price }, orders { _id, kind, date, plantation, lengthCm, quantity, price }",
      "checkCart: everybody": "days { date, kind, cutoffAt, isOpen, lines { item { code, price, quantity, deliveryCost }, card { code, type, variety, plantationId, plantation, country, lengthCm, color, tint, price, availability, deliveryDate, stemsAvailable, stemsPerBunch, stemsPerBox, soldBy, cutoffAt, photos }, mismatches { kind, was, now } }, goods, deliveryCost }",
      "cityList: everybody": "_id, name",
      "claimCreate: everybody": "_id, number, code, reason, comment, bunches { box, bunch, quantity }, quantity, status, createdAt, decidedAt, acceptedQuantity, credited, decision, photos",
      "claimDecide: ADMIN": "_id, number, code, reason, comment, bunches { box, bunch, quantity }, quantity, status, createdAt, decidedAt, acceptedQuantity, credited, decision, photos, flower { type, variety, lengthCm, plantation }, order { _id, number }, price, buyer { _id, name, company }",
      "claimPhotoAdd: everybody": "_id, number, code, reason, comment, bunches { box, bunch, quantity }, quantity, status, createdAt, decidedAt, acceptedQuantity, credited, decision, photos",
      "claimRates: ADMIN": "_id, name, delivered, claimed, accepted, rateBp",
      "claimReceived: ADMIN, RECIPIENT": "items { _id, number, code, reason, bunches { box, bunch, quantity }, quantity, status, createdAt, decidedAt, acceptedQuantity, decision, photos, flower { type, variety, lengthCm, plantation }, orderNumber, buyer { company, city } }, page, limit, total",
      "claimReview: ADMIN": "items { _id, number, code, reason, comment, bunches { box, bunch, quantity }, quantity, status, createdAt, decidedAt, acceptedQuantity, credited, decision, photos, flower { type, variety, lengthCm, plantation }, order { _id, number }, price, buyer { _id, name, company } }, page, limit, total",
      "claimWithdraw: everybody": "_id, number, code, reason, comment, bunches { box, bunch, quantity }, quantity, status, createdAt, decidedAt, acceptedQuantity, credited, decision, photos",
      "confirmPhone: everybody": "retryAt, expiresAt, digits",
      "countryList: everybody": "_id, name",
      "cryptoPaymentGet: everybody": "_id, number, status, state, amount, date, settledAt, reason, network, address, usdt, rate, dollarRate, rateDate, spreadBp, expiresAt, serverTime, confirmations, arrived { txid, amount, token, at, credited }",
      "cryptoRate: everybody": "rate, dollarRate, rateDate, spreadBp, isStale, lifetimeMinutes",
      "cryptoTransferGet: ADMIN": "_id, txid, token, amount, sender, at, status, reason, payment { _id, number, personId, amount, usdt }, worth, settledAt, settledReason",
      "cryptoTransferList: ADMIN": "items { _id, txid, token, amount, sender, at, status, reason, payment { _id, number, personId, amount, usdt }, worth, settledAt, settledReason }, page, limit, total",
      "cryptoTransferSettle: ADMIN": "_id, txid, token, amount, sender, at, status, reason, payment { _id, number, personId, amount, usdt }, worth, settledAt, settledReason",
      "dayClose: ADMIN": "day, isOver, closed { at, by { _id, name } }, figures { accounts { holder, currency, opening, added, taken, closing }, byMethod { method, currency, payments, amount }, byKind { kind, currency, movements, amount }, checkedAccounts }, differences { accountId, person { _id, name }, currency, balance, postings }",
      "dayClosing: ADMIN": "day, isOver, closed { at, by { _id, name } }, figures { accounts { holder, currency, opening, added, taken, closing }, byMethod { method, currency, payments, amount }, byKind { kind, currency, movements, amount }, checkedAccounts }, differences { accountId, person { _id, name }, currency, balance, postings }",
      "dayClosingExport: ADMIN": "a file",
      "dayDeliveries: ADMIN": "items { _id, number, kind, issueDate, deliveryFrom, status, paymentStatus, methodDelivery, paymentMethod, sum, stems, positions, due, documents, buyer { _id, name, company }, region, city, destination { label, region, city, street, index, contactPerson, phone, hours, driverNote, kind | address { ru, en }, hours { ru, en }, kind | kind, text }, comment, boxes, phone }, hasMore",
      "deliveryTerms: everybody": "freeFrom, city, cityCost, pickup { address { ru, en }, hours { ru, en } }",
      "desk: ADMIN": "now, counts, items { kind, _id, since, deadline, person { _id, name, company }, sum, watchers { _id, name, isTaken }, facts { number, method, proof, createdAt, balance, inn } | kind, _id, since, deadline, person { _id, name, company }, sum, watchers { _id, name, isTaken }, facts { name, phone, email, city, address, index, inn } | kind, _id, since, deadline, person { _id, name, company }, sum, watchers { _id, name, isTaken }, facts { usdt, expected, number, reason, txid } | kind, _id, since, deadline, person { _id, name, company }, sum, watchers { _id, name, isTaken }, facts { statementId, number, date, payer, payerInn, purpose, verdict, invoice { transactionId, number, amount } } | kind, _id, since, deadline, person { _id, name, company }, sum, watchers { _id, name, isTaken }, facts { number, cause, plantation, beneficiary, amount, currency } | kind, _id, since, deadline, person { _id, name, company }, sum, watchers { _id, name, isTaken }, facts { name, plantation, beneficiary, isChanged } | kind, _id, since, deadline, person { _id, name, company }, sum, watchers { _id, name, isTaken }, facts { number, orderId, orderNumber, reason, comment, variety, lengthCm, quantity, shipped, photos } | kind, _id, since, deadline, person { _id, name, company }, sum, watchers { _id, name, isTaken }, facts { number, plantation, positions, deliveryDate } | kind, _id, since, deadline, person { _id, name, company }, sum, watchers { _id, name, isTaken }, facts { plantation, fileName, deliveryDate, lines, questions } | kind, _id, since, deadline, person { _id, name, company }, sum, watchers { _id, name, isTaken }, facts { name, reason } | kind, _id, since, deadline, person { _id, name, company }, sum, watchers { _id, name, isTaken }, facts { currency } }, day { orders { count, sum }, arrived, topUps { count, sum }, shipped { done, of }, ledgerDifferences }",
      "deskWatch: ADMIN": "watchers { _id, name, isTaken }",
      "documentFile: everybody": "a file",
      "documentList: everybody": "items { _id, kind, number, date, amount, order { _id, number, kind }, payment { _id, number } }, page, limit, total",
      "exampleLot: ADMIN, BROKER": "lot { variety, plantation, lengthCm, parts { price, deliveryToWarehouse, deliveryToRegion } }, cityCost",
      "favoriteSet: everybody": "",
      "favorites: everybody": "type, variety",
      "filterList: everybody": "dates { date, cutoffAt, isOpen, cards }, plantations { _id, name, country, cards }, types { type, cards }, name, lengths",
      "invoiceGet: everybody": "a file",
      "ledgerEntries: ADMIN": "items { _id, at, kind, movementId, accountId, holder, person { _id, name }, currency, amount, balanceAfter, reason }, next",
      "ledgerProve: ADMIN": "differences { accountId, personId, currency }",
      "logout: everybody": "",
      "lotCreate: ADMIN, RECIPIENT": "code, type, variety, plantationId, plantation, lengthCm, color, tint, price, priceIn { currency, amount, rate, rateDate }, freight, regions, availability, deliveryDate, stemsAvailable, stemsPerBunch, stemsPerBox, soldBy, cutoffAt, photos",
      "lotList: ADMIN, RECIPIENT": "items { code, type, variety, plantationId, plantation, lengthCm, color, tint, price, priceIn { currency, amount, rate, rateDate }, freight, regions, availability, deliveryDate, stemsAvailable, stemsPerBunch, stemsPerBox, soldBy, cutoffAt, photos }, page, limit, total",
      "lotPhotoAdd: ADMIN, RECIPIENT": "code, type, variety, plantationId, plantation, lengthCm, color, tint, price, priceIn { currency, amount, rate, rateDate }, freight, regions, availability, deliveryDate, stemsAvailable, stemsPerBunch, stemsPerBox, soldBy, cutoffAt, photos",
      "lotPhotoRemove: ADMIN, RECIPIENT": "code, type, variety, plantationId, plantation, lengthCm, color, tint, price, priceIn { currency, amount, rate, rateDate }, freight, regions, availability, deliveryDate, stemsAvailable, stemsPerBunch, stemsPerBox, soldBy, cutoffAt, photos",
      "lotUpdate: ADMIN, RECIPIENT": "code, type, variety, plantationId, plantation, lengthCm, color, tint, price, priceIn { currency, amount, rate, rateDate }, freight, regions, availability, deliveryDate, stemsAvailable, stemsPerBunch, stemsPerBox, soldBy, cutoffAt, photos",
      "lotWithdraw: ADMIN, RECIPIENT": "",
      "lotsSave: ADMIN, RECIPIENT": "saved",
      "noticeList: everybody": "items { _id, at, isRead, about { kind, date, until | kind, requestId, number, isDeclined | kind, transactionId, number, orderId, amount, currency | kind, orderId, number, status | kind, standingOrderId, name, event, date | kind, type, variety, date, before, now } }, page, limit, total",
      "noticePush: everybody": "publicKey, isOn",
      "noticePushOff: everybody": "",
      "noticePushOn: everybody": "",
      "noticeRead: everybody": "unread",
      "noticeSettings: everybody": "choices { cutoff-near { app, mail, push }, request-answered { app, mail, push }, money-arrived { app, mail, push }, claim-decided { app, mail, push }, standing-order { app, mail, push }, price-fell { app, mail, push } }, quietHours { from, to, timeZone }",
      "noticeSettingsSet: everybody": "choices { cutoff-near { app, mail, push }, request-answered { app, mail, push }, money-arrived { app, mail, push }, claim-decided { app, mail, push }, standing-order { app, mail, push }, price-fell { app, mail, push } }, quietHours { from, to, timeZone }",
      "noticeUnread: everybody": "unread",
      "openPayments: ADMIN": "items { _id, number, kind, method, amount, currency, status, date, settledAt, reason, proof, invoice { number, date }, orders { _id, number, amount, paid }, transfer { recipient { _id, name, plantation { _id, name }, beneficiary, accountNumber, bankCountry }, source, target, commission, converted, received, rate, rateBase, purpose, events { status, at }, isReturned }, person { _id, name, company, email } }, page, limit, total",
      "operationsHistory: everybody": "items { _id, kind, status, method, creator, date, purchase { _id, number }, reason, entries { _id, type, amount, balanceBefore, balanceAfter } }, page, limit, total",
      "operatorSettingSet: ADMIN": "name, holdsFrom",
      "operatorSettings: ADMIN": "incomingMethods { value, changes { value, holdsFrom, setAt, setBy { _id, name }, reason } }, cashLimit { value, changes { value, holdsFrom, setAt, setBy { _id, name }, reason } }, exchangeTerms { value { spreadBp, commissionBp }, changes { value { spreadBp, commissionBp }, holdsFrom, setAt, setBy { _id, name }, reason } }, verification { value, changes { value, holdsFrom, setAt, setBy { _id, name }, reason } }, vatBp { value, changes { value, holdsFrom, setAt, setBy { _id, name }, reason } }, hasTransfers { value, changes { value, holdsFrom, setAt, setBy { _id, name }, reason } }, unpaidLimits { value { unverified, approved }, changes { value { unverified, approved }, holdsFrom, setAt, setBy { _id, name }, reason } }, claimHours { value, changes { value, holdsFrom, setAt, setBy { _id, name }, reason } }, staffSecondFactor { value, changes { value, holdsFrom, setAt, setBy { _id, name }, reason } }, requisites { value { name, inn, kpp, ogrn, address, bankName, bik, account, correspondentAccount }, changes { value { name, inn, kpp, ogrn, address, bankName, bik, account, correspondentAccount }, holdsFrom, setAt, setBy { _id, name }, reason } }",
      "orderDocuments: everybody": "a file",
      "orderGarantex: everybody": "_id, number, status, state, amount, date, settledAt, reason, network, address, usdt, rate, dollarRate, rateDate, spreadBp, expiresAt, serverTime, confirmations, arrived { txid, amount, token, at, credited }",
      "orderList: everybody": "items { _id, number, kind, issueDate, deliveryFrom, status, paymentStatus, methodDelivery, paymentMethod, sum, stems, positions, due, documents }, page, limit, total",
      "orderMyself: everybody": "_id, number, status, plantation { _id, name }, deliveryDate, sentAt, until, sum, stems, positions, source, comment, answeredAt, answerComment, lines { position, code, type, variety, lengthCm, tint, boxes, stemsPerBunch, stemsPerBox, quantity, price, agreedQuantity, agreedPrice, reason, note, status }, events { status, at, by }, methodDelivery, paymentMethod, destination { label, region, city, street, index, contactPerson, phone, hours, driverNote, kind | address { ru, en }, hours { ru, en }, kind | kind, text }, totals { asked, agreed, askedStems, agreedStems, delivery, total }, cityCost",
      "orderPayment: everybody": "_id, number, kind, method, amount, currency, status, date, settledAt, reason, proof, invoice { number, date }, orders { _id, number, amount, paid }, transfer { recipient { _id, name, plantation { _id, name }, beneficiary, accountNumber, bankCountry }, source, target, commission, converted, received, rate, rateBase, purpose, events { status, at }, isReturned }, instructions { method, payee { name, inn, kpp, account, bankName, bik, correspondentAccount }, purpose, qr | method, invoice, date, payee { name, inn, kpp, account, bankName, bik, correspondentAccount }, purpose, qr | method, address { ru, en }, hours { ru, en }, code }, card { status, url, expiresAt }, refunds { _id, amount, reason, status, date, settledAt }, receipts { kind, status, amount, date, url }",
      "orderStatus: ADMIN": "_id, number, kind, issueDate, deliveryFrom, status, paymentStatus, methodDelivery, paymentMethod, sum, stems, positions, buyer { _id, name, surname, company }, placedBy { isStaff, name, company }, comment, destination { label, region, city, street, index, contactPerson, phone, hours, driverNote, kind | address { ru, en }, hours { ru, en }, kind | kind, text }, totals { asked, agreed, billed, delivery, total, paid, credited, due }, seller { name, inn, kpp, ogrn, address, bankName, bik, account, correspondentAccount }, boxes, shippedBoxes, lines { code, type, variety, plantation, country, lengthCm, tint, stemsPerBunch, stemsPerBox, price, quantity, agreedPrice, agreedQuantity, shippedQuantity, billedQuantity, sum, claimUntil, claimableQuantity }, credits { code, amount, reason, at }, shipments { _id, at, stems, boxes, upd { number, year }, corrections { _id, number } }, missingRequisites, claims { _id, number, code, reason, comment, bunches { box, bunch, quantity }, quantity, status, createdAt, decidedAt, acceptedQuantity, credited, decision, photos }, events { status, at, by, reason }, payUntil, payment { _id, number, method, status, amount }, cancellation { cause, reason }",
      "orderViewRemove: ADMIN": "name, query",
      "orderViewSave: ADMIN": "name, query",
      "orderViews: ADMIN": "name, query",
      "ordersPayment: everybody": "_id, number, kind, method, amount, currency, status, date, settledAt, reason, proof, invoice { number, date }, orders { _id, number, amount, paid }, transfer { recipient { _id, name, plantation { _id, name }, beneficiary, accountNumber, bankCountry }, source, target, commission, converted, received, rate, rateBase, purpose, events { status, at }, isReturned }, instructions { method, payee { name, inn, kpp, account, bankName, bik, correspondentAccount }, purpose, qr | method, invoice, date, payee { name, inn, kpp, account, bankName, bik, correspondentAccount }, purpose, qr | method, address { ru, en }, hours { ru, en }, code }, card { status, url, expiresAt }, refunds { _id, amount, reason, status, date, settledAt }, receipts { kind, status, amount, date, url }",
      "packingList: ADMIN, RECIPIENT": "days { date, boxes, orders { number, buyer { company, city }, isPaid, lines { type, variety, lengthCm, tint, quantity, stemsPerBunch, stemsPerBox } } }",
      "passwordChange: everybody": "",
      "personAdd: ADMIN": "_id",
      "personBlock: ADMIN": "version",
      "personChange: ADMIN": "version",
      "personErase: everybody": "",
      "personGet: ADMIN": "_id, email, name, surname, avatar, role, company, phone, isPhoneVerified, country, city, address, index, site, inn, kpp, legalAddress, locale, region, deliveryCity, deliveryDay, referral, verification { status, comment, name, phone, city, address, index, askedAt, decidedAt, decidedBy { _id, name } }, registeredAt, version, plantation { _id, name }, broker { _id, name }, referrer { _id, name }, margin { priceBp, deliveryToWarehouseBp, deliveryToRegionBp, deliveryToCityBp }, share { priceBp, deliveryToWarehouseBp, deliveryToRegionBp, deliveryToCityBp }, blocked { at, by { _id, name }, reason }, accounts { _id, type, name, balance, reserved, available, isFrozen }, movements { items { _id, accountId, type, amount, sign, balanceBefore, balanceAfter, kind, status, method, creator, date, operationId, purchase { _id, number }, reason, correctable { operation, standing } }, total }, orders { items { _id, kind, number, issueDate, deliveryFrom, status, paymentStatus, sum, lines, stems }, total }, turnover { amount, orders }, sessions { _id, userAgent, address, createdAt, lastUsedAt }",
      "personMoney: ADMIN": "operationId, available",
      "personMoneyCorrect: ADMIN": "operationId, available",
      "personRole: ADMIN": "version",
      "personSessionEnd: ADMIN": "",
      "personSessionsEnd: ADMIN": "ended",
      "personUnblock: ADMIN": "version",
      "personalDataExport: everybody": "exportedAt, topics { name, records }",
      "plantationAll: everybody": "_id, name",
      "plantationAllList: everybody": "_id, name, country, city { ru, en }, recipients { name, country, state, city, address, postalCode, currency, beneficiary, bic, routingNumber, bankCountry, _id, plantation { _id, name }, isOwn, status, reason, accountNumber }",
      "plantationCreate: ADMIN": "_id",
      "plantationGet: everybody": "_id, name, country, city { ru, en }, days { date, availability, lots }, cutoff { daysBefore, minutes, timeZone }, deliveredOrders, fillRate { asked, delivered }, claimsRate { delivered, accepted }, rates { type, from, to }",
      "plantationList: everybody": "items { _id, name, country, city { ru, en }, lots, toOrder }, page, limit, total",
      "plantationOrderCancelAll: everybody": "_id, number, status, plantation { _id, name }, deliveryDate, sentAt, until, sum, stems, positions, source, comment, answeredAt, answerComment, lines { position, code, type, variety, lengthCm, tint, boxes, stemsPerBunch, stemsPerBox, quantity, price, agreedQuantity, agreedPrice, reason, note, status }, events { status, at, by }, methodDelivery, paymentMethod, destination { label, region, city, street, index, contactPerson, phone, hours, driverNote, kind | address { ru, en }, hours { ru, en }, kind | kind, text }, totals { asked, agreed, askedStems, agreedStems, delivery, total }, cityCost",
      "plantationOrderCreate: everybody": "requests { _id, number, status, plantation { _id, name }, deliveryDate, sentAt, until, sum, stems, positions, source, comment, answeredAt, answerComment, lines { position, code, type, variety, lengthCm, tint, boxes, stemsPerBunch, stemsPerBox, quantity, price, agreedQuantity, agreedPrice, reason, note, status }, events { status, at, by }, methodDelivery, paymentMethod, destination { label, region, city, street, index, contactPerson, phone, hours, driverNote, kind | address { ru, en }, hours { ru, en }, kind | kind, text }, totals { asked, agreed, askedStems, agreedStems, delivery, total }, cityCost }",
      "plantationOrderCreateAll: everybody": "_id, number, status, plantation { _id, name }, deliveryDate, sentAt, until, sum, stems, positions, source, comment, answeredAt, answerComment, lines { position, code, type, variety, lengthCm, tint, boxes, stemsPerBunch, stemsPerBox, quantity, price, agreedQuantity, agreedPrice, reason, note, status }, events { status, at, by }, methodDelivery, paymentMethod, destination { label, region, city, street, index, contactPerson, phone, hours, driverNote, kind | address { ru, en }, hours { ru, en }, kind | kind, text }, totals { asked, agreed, askedStems, agreedStems, delivery, total }, cityCost",
      "plantationOrderList: everybody": "items { _id, number, kind, issueDate, deliveryFrom, status, paymentStatus, methodDelivery, paymentMethod, sum, stems, positions, due, documents }, page, limit, total, requests { _id, number, status, plantation { _id, name }, deliveryDate, sentAt, until, sum, stems, positions }",
      "plantationPurchaseCreate: everybody": "_id, number, kind, issueDate, deliveryFrom, status, paymentStatus, methodDelivery, paymentMethod, sum, stems, positions, buyer { _id, name, surname, company }, placedBy { isStaff, name, company }, comment, destination { label, region, city, street, index, contactPerson, phone, hours, driverNote, kind | address { ru, en }, hours { ru, en }, kind | kind, text }, totals { asked, agreed, billed, delivery, total, paid, credited, due }, seller { name, inn, kpp, ogrn, address, bankName, bik, account, correspondentAccount }, boxes, shippedBoxes, lines { code, type, variety, plantation, country, lengthCm, tint, stemsPerBunch, stemsPerBox, price, quantity, agreedPrice, agreedQuantity, shippedQuantity, billedQuantity, sum, claimUntil, claimableQuantity }, credits { code, amount, reason, at }, shipments { _id, at, stems, boxes, upd { number, year }, corrections { _id, number } }, missingRequisites, claims { _id, number, code, reason, comment, bunches { box, bunch, quantity }, quantity, status, createdAt, decidedAt, acceptedQuantity, credited, decision, photos }, events { status, at, by, reason }, payUntil, payment { _id, number, method, status, amount }, cancellation { cause, reason }",
      "plantationPurchaseList: everybody": "items { _id, number, kind, issueDate, deliveryFrom, status, paymentStatus, methodDelivery, paymentMethod, sum, stems, positions, due, documents }, page, limit, total",
      "plantationRecords: ADMIN": "_id, version, name, country, city { ru, en }, freight, cutoffDaysBefore, cutoffMinutes, timeZone, claimHours, lots",
      "plantationUpdate: ADMIN": "version",
      "proofAttach: everybody": "_id, number, kind, method, amount, currency, status, date, settledAt, reason, proof, invoice { number, date }, orders { _id, number, amount, paid }, transfer { recipient { _id, name, plantation { _id, name }, beneficiary, accountNumber, bankCountry }, source, target, commission, converted, received, rate, rateBase, purpose, events { status, at }, isReturned }",
      "proofCheck: everybody": "kind, sum, purpose | kind, sum, localTime, fiscalDrive, document, fiscalSign",
      "purchaseCancel: everybody": "_id, number, kind, issueDate, deliveryFrom, status, paymentStatus, methodDelivery, paymentMethod, sum, stems, positions, buyer { _id, name, surname, company }, placedBy { isStaff, name, company }, comment, destination { label, region, city, street, index, contactPerson, phone, hours, driverNote, kind | address { ru, en }, hours { ru, en }, kind | kind, text }, totals { asked, agreed, billed, delivery, total, paid, credited, due }, seller { name, inn, kpp, ogrn, address, bankName, bik, account, correspondentAccount }, boxes, shippedBoxes, lines { code, type, variety, plantation, country, lengthCm, tint, stemsPerBunch, stemsPerBox, price, quantity, agreedPrice, agreedQuantity, shippedQuantity, billedQuantity, sum, claimUntil, claimableQuantity }, credits { code, amount, reason, at }, shipments { _id, at, stems, boxes, upd { number, year }, corrections { _id, number } }, missingRequisites, claims { _id, number, code, reason, comment, bunches { box, bunch, quantity }, quantity, status, createdAt, decidedAt, acceptedQuantity, credited, decision, photos }, events { status, at, by, reason }, payUntil, payment { _id, number, method, status, amount }, cancellation { cause, reason }",
      "purchaseCreate: everybody": "_id, number, kind, issueDate, deliveryFrom, status, paymentStatus, methodDelivery, paymentMethod, sum, stems, positions, buyer { _id, name, surname, company }, placedBy { isStaff, name, company }, comment, destination { label, region, city, street, index, contactPerson, phone, hours, driverNote, kind | address { ru, en }, hours { ru, en }, kind | kind, text }, totals { asked, agreed, billed, delivery, total, paid, credited, due }, seller { name, inn, kpp, ogrn, address, bankName, bik, account, correspondentAccount }, boxes, shippedBoxes, lines { code, type, variety, plantation, country, lengthCm, tint, stemsPerBunch, stemsPerBox, price, quantity, agreedPrice, agreedQuantity, shippedQuantity, billedQuantity, sum, claimUntil, claimableQuantity }, credits { code, amount, reason, at }, shipments { _id, at, stems, boxes, upd { number, year }, corrections { _id, number } }, missingRequisites, claims { _id, number, code, reason, comment, bunches { box, bunch, quantity }, quantity, status, createdAt, decidedAt, acceptedQuantity, credited, decision, photos }, events { status, at, by, reason }, payUntil, payment { _id, number, method, status, amount }, cancellation { cause, reason }",
      "purchaseGet: everybody": "_id, number, kind, issueDate, deliveryFrom, status, paymentStatus, methodDelivery, paymentMethod, sum, stems, positions, buyer { _id, name, surname, company }, placedBy { isStaff, name, company }, comment, destination { label, region, city, street, index, contactPerson, phone, hours, driverNote, kind | address { ru, en }, hours { ru, en }, kind | kind, text }, totals { asked, agreed, billed, delivery, total, paid, credited, due }, seller { name, inn, kpp, ogrn, address, bankName, bik, account, correspondentAccount }, boxes, shippedBoxes, lines { code, type, variety, plantation, country, lengthCm, tint, stemsPerBunch, stemsPerBox, price, quantity, agreedPrice, agreedQuantity, shippedQuantity, billedQuantity, sum, claimUntil, claimableQuantity }, credits { code, amount, reason, at }, shipments { _id, at, stems, boxes, upd { number, year }, corrections { _id, number } }, missingRequisites, claims { _id, number, code, reason, comment, bunches { box, bunch, quantity }, quantity, status, createdAt, decidedAt, acceptedQuantity, credited, decision, photos }, events { status, at, by, reason }, payUntil, payment { _id, number, method, status, amount }, cancellation { cause, reason }",
      "purchaseHold: everybody": "hold { until, lines { code, quantity } }, refusal { reason | reason, againAt | reason, limit, unpaid }, serverTime",
      "purchaseList: everybody": "items { _id, number, kind, issueDate, deliveryFrom, status, paymentStatus, methodDelivery, paymentMethod, sum, stems, positions, due, documents }, page, limit, total",
      "ratesList: everybody": "items { date, USD, EUR }, isStale",
      "receivedOrders: ADMIN, RECIPIENT": "items { _id, number, kind, status, isPaid, buyer { company, city }, deliveryDate, positions, stems, boxes, sum }, page, limit, total",
      "receivedRequest: ADMIN, RECIPIENT": "_id, number, status, deliveryDate, sentAt, until, sum, stems, positions, buyer { company, city }, answerBy, source, comment, answeredAt, answerComment, lines { position, code, type, variety, lengthCm, tint, boxes, stemsPerBunch, stemsPerBox, quantity, price, agreedQuantity, agreedPrice, reason, note, status }, events { status, at, by }, totals { asked, agreed, askedStems, agreedStems }",
      "receivedRequests: ADMIN, RECIPIENT": "items { _id, number, status, deliveryDate, sentAt, until, sum, stems, positions, buyer { company, city }, answerBy }, page, limit, total",
      "recipientCreate: everybody": "name, country, state, city, address, postalCode, currency, beneficiary, bic, routingNumber, bankCountry, _id, plantation { _id, name }, isOwn, status, reason, accountNumber",
      "recipientReview: ADMIN": "name, country, state, city, address, postalCode, currency, beneficiary, bic, routingNumber, bankCountry, _id, plantation { _id, name }, isOwn, status, reason, accountNumber, revision, changedAt, approved { currency, beneficiary, bic, routingNumber, accountNumber, bankCountry }, owner { _id, name, company }",
      "recipientReviewList: ADMIN": "items { name, country, state, city, address, postalCode, currency, beneficiary, bic, routingNumber, bankCountry, _id, plantation { _id, name }, isOwn, status, reason, accountNumber, revision, changedAt, approved { currency, beneficiary, bic, routingNumber, accountNumber, bankCountry }, owner { _id, name, company } }, page, limit, total",
      "recipientUpdate: everybody": "name, country, state, city, address, postalCode, currency, beneficiary, bic, routingNumber, bankCountry, _id, plantation { _id, name }, isOwn, status, reason, accountNumber",
      "recoveryCodesCreate: ADMIN": "recoveryCodes",
      "regionCreate: ADMIN": "_id",
      "regionList: everybody": "_id, name { ru, en }, warehouse { ru, en }, deliveryWeekdays, cutoffDaysBefore, cutoffMinutes, timeZone, cities { _id, name { ru, en }, cost }, otherCityCost, pickup { address { ru, en }, hours { ru, en } }",
      "regionRecords: ADMIN": "_id, version, name { ru, en }, warehouse { ru, en }, freight, deliveryWeekdays, cutoffDaysBefore, cutoffMinutes, timeZone, cities { name { ru, en }, cost }, pickup { address { ru, en }, hours { ru, en } }",
      "regionUpdate: ADMIN": "version",
      "reportBuyers: ADMIN": "items { _id, name, company, lastOrderAt, orders, usualSum }, total",
      "reportExport: ADMIN": "a file",
      "reportMargin: ADMIN": "own, commission, shares, result, brokers, points { from, to, own, commission, shares, result, brokers }, commissions { currency, amount }",
      "reportPlantations: ADMIN": "_id, name, requested, agreed, fillRateBp, delivered, claimed, accepted, claimsRateBp",
      "reportStock: ADMIN": "items { code, type, variety, tint, plantation, lengthCm, deliveryDate, left, sold, price, amount }, total",
      "reportTurnover: ADMIN": "orders, amount, before { orders, amount }, points { from, to, orders, amount }, byKind { kind, orders, amount }, byRegion { region, orders, amount }, byCurrency { currency, kind, movements, amount }",
      "requestAccept: everybody": "_id, number, status, plantation { _id, name }, deliveryDate, sentAt, until, sum, stems, positions, source, comment, answeredAt, answerComment, lines { position, code, type, variety, lengthCm, tint, boxes, stemsPerBunch, stemsPerBox, quantity, price, agreedQuantity, agreedPrice, reason, note, status }, events { status, at, by }, methodDelivery, paymentMethod, destination { label, region, city, street, index, contactPerson, phone, hours, driverNote, kind | address { ru, en }, hours { ru, en }, kind | kind, text }, totals { asked, agreed, askedStems, agreedStems, delivery, total }, cityCost",
      "requestAnswer: ADMIN, RECIPIENT": "_id, number, status, deliveryDate, sentAt, until, sum, stems, positions, buyer { company, city }, answerBy, source, comment, answeredAt, answerComment, lines { position, code, type, variety, lengthCm, tint, boxes, stemsPerBunch, stemsPerBox, quantity, price, agreedQuantity, agreedPrice, reason, note, status }, events { status, at, by }, totals { asked, agreed, askedStems, agreedStems }",
      "requestGet: everybody": "_id, number, status, plantation { _id, name }, deliveryDate, sentAt, until, sum, stems, positions, source, comment, answeredAt, answerComment, lines { position, code, type, variety, lengthCm, tint, boxes, stemsPerBunch, stemsPerBox, quantity, price, agreedQuantity, agreedPrice, reason, note, status }, events { status, at, by }, methodDelivery, paymentMethod, destination { label, region, city, street, index, contactPerson, phone, hours, driverNote, kind | address { ru, en }, hours { ru, en }, kind | kind, text }, totals { asked, agreed, askedStems, agreedStems, delivery, total }, cityCost",
      "requestVarieties: everybody": "days, varieties { type, variety, tint, lengthsCm, stemsPerBunch, stemsPerBox }",
      "sandboxTransfer: everybody": "txid",
      "savedListCreate: everybody": "_id, name, changedAt, wishes { type, variety, lengthCm, plantationId, plantation, quantity }",
      "savedListRemove: everybody": "",
      "savedListUpdate: everybody": "_id, name, changedAt, wishes { type, variety, lengthCm, plantationId, plantation, quantity }",
      "savedLists: everybody": "_id, name, changedAt, wishes { type, variety, lengthCm, plantationId, plantation, quantity }",
      "secondFactor: ADMIN": "since, recoveryCodesLeft, isRequired",
      "secondFactorBegin: ADMIN": "secret, uri",
      "secondFactorConfirm: ADMIN": "recoveryCodes",
      "secondFactorRemove: ADMIN": "",
      "sendPin: everybody": "phone",
      "sessionEnd: everybody": "",
      "sessionEndOthers: everybody": "ended",
      "sessionList: everybody": "_id, userAgent, address, createdAt, lastUsedAt, isCurrent",
      "setup: ADMIN": "steps { name, state }",
      "shipmentDocument: everybody": "a file",
      "staffList: ADMIN": "_id, name, surname, email, staffRole, hasSecondFactor",
      "staffOrder: ADMIN": "order { _id, number, kind, issueDate, deliveryFrom, status, paymentStatus, methodDelivery, paymentMethod, sum, stems, positions, buyer { _id, name, surname, company }, placedBy { isStaff, name, company }, comment, destination { label, region, city, street, index, contactPerson, phone, hours, driverNote, kind | address { ru, en }, hours { ru, en }, kind | kind, text }, totals { asked, agreed, billed, delivery, total, paid, credited, due }, seller { name, inn, kpp, ogrn, address, bankName, bik, account, correspondentAccount }, boxes, shippedBoxes, lines { code, type, variety, plantation, country, lengthCm, tint, stemsPerBunch, stemsPerBox, price, quantity, agreedPrice, agreedQuantity, shippedQuantity, billedQuantity, sum, claimUntil, claimableQuantity }, credits { code, amount, reason, at }, shipments { _id, at, stems, boxes, upd { number, year }, corrections { _id, number } }, missingRequisites, claims { _id, number, code, reason, comment, bunches { box, bunch, quantity }, quantity, status, createdAt, decidedAt, acceptedQuantity, credited, decision, photos }, events { status, at, by, reason }, payUntil, payment { _id, number, method, status, amount }, cancellation { cause, reason } }, region, buyer { _id, name, company, email, phone }, payments { _id, number, method, status, amount, date, isRefunded }, history { status, at, by, who { _id, name }, reason }",
      "staffOrders: ADMIN": "items { _id, number, kind, issueDate, deliveryFrom, status, paymentStatus, methodDelivery, paymentMethod, sum, stems, positions, due, documents, buyer { _id, name, company }, region, city }, page, limit, total, byStatus { status, orders, sum, due }, hasMore",
      "staffRoleSet: ADMIN": "_id, name, surname, email, staffRole, hasSecondFactor",
      "standingOrderCreate: everybody": "listId, weekdays, until, methodDelivery, paymentMethod, addressId, maxStemPrice, maxTotal, _id, name, positions, stems, status, pause { reason, at, date }, next { date, placedAt }",
      "standingOrderGet: everybody": "listId, weekdays, until, methodDelivery, paymentMethod, addressId, maxStemPrice, maxTotal, _id, name, positions, stems, status, pause { reason, at, date }, next { date, placedAt }, wishes { type, variety, lengthCm, plantationId, plantation, quantity }, forecast { date, placedAt, quote { goods, delivery, total, problem }, missing { variety, lengthCm, quantity, available } }, events { kind, at, date, reason, order { _id, number, total } }",
      "standingOrderUpdate: everybody": "listId, weekdays, until, methodDelivery, paymentMethod, addressId, maxStemPrice, maxTotal, _id, name, positions, stems, status, pause { reason, at, date }, next { date, placedAt }",
      "standingOrders: everybody": "listId, weekdays, until, methodDelivery, paymentMethod, addressId, maxStemPrice, maxTotal, _id, name, positions, stems, status, pause { reason, at, date }, next { date, placedAt }",
      "stockImportApply: ADMIN, RECIPIENT": "_id, plantationId, plantation, availability, date, currency, isWhole, fileName, status, createdAt, settledAt, counts { added, changed, unchanged, withdrawn, asked, refused, skipped, title }",
      "stockImportChange: ADMIN, RECIPIENT": "_id, plantationId, plantation, availability, date, currency, isWhole, fileName, status, createdAt, settledAt, counts { added, changed, unchanged, withdrawn, asked, refused, skipped, title }, columns, firstRow, sample, lines { number, text, status, reason, code, asked, before { type, variety, lengthCm, color, tint, price, availability, deliveryDate, stemsAvailable, stemsPerBunch, stemsPerBox, soldBy }, after { type, variety, lengthCm, color, tint, price, availability, deliveryDate, stemsAvailable, stemsPerBunch, stemsPerBox, soldBy }, words, candidates { type, name } }",
      "stockImportCreate: ADMIN, RECIPIENT": "_id, plantationId, plantation, availability, date, currency, isWhole, fileName, status, createdAt, settledAt, counts { added, changed, unchanged, withdrawn, asked, refused, skipped, title }, columns, firstRow, sample, lines { number, text, status, reason, code, asked, before { type, variety, lengthCm, color, tint, price, availability, deliveryDate, stemsAvailable, stemsPerBunch, stemsPerBox, soldBy }, after { type, variety, lengthCm, color, tint, price, availability, deliveryDate, stemsAvailable, stemsPerBunch, stemsPerBox, soldBy }, words, candidates { type, name } }",
      "stockImportDiscard: ADMIN, RECIPIENT": "",
      "stockImportGet: ADMIN, RECIPIENT": "_id, plantationId, plantation, availability, date, currency, isWhole, fileName, status, createdAt, settledAt, counts { added, changed, unchanged, withdrawn, asked, refused, skipped, title }, columns, firstRow, sample, lines { number, text, status, reason, code, asked, before { type, variety, lengthCm, color, tint, price, availability, deliveryDate, stemsAvailable, stemsPerBunch, stemsPerBox, soldBy }, after { type, variety, lengthCm, color, tint, price, availability, deliveryDate, stemsAvailable, stemsPerBunch, stemsPerBox, soldBy }, words, candidates { type, name } }",
      "stockImportList: ADMIN, RECIPIENT": "items { _id, plantationId, plantation, availability, date, currency, isWhole, fileName, status, createdAt, settledAt, counts { added, changed, unchanged, withdrawn, asked, refused, skipped, title } }, page, limit, total",
      "stockSystem: ADMIN": "provider, itemsAt, levelsAt, items, waitingOrders, problems { name, problem }",
      "topUpWays: everybody": "method, min, max",
      "transactionCancel: everybody": "_id, number, status",
      "transactionChange: everybody": "_id, number, kind, method, amount, currency, status, date, settledAt, reason, proof, invoice { number, date }, orders { _id, number, amount, paid }, transfer { recipient { _id, name, plantation { _id, name }, beneficiary, accountNumber, bankCountry }, source, target, commission, converted, received, rate, rateBase, purpose, events { status, at }, isReturned }, instructions { method, payee { name, inn, kpp, account, bankName, bik, correspondentAccount }, purpose, qr | method, invoice, date, payee { name, inn, kpp, account, bankName, bik, correspondentAccount }, purpose, qr | method, address { ru, en }, hours { ru, en }, code }, card { status, url, expiresAt }, refunds { _id, amount, reason, status, date, settledAt }, receipts { kind, status, amount, date, url }",
      "transactionConfirm: ADMIN": "_id, number, kind, method, amount, currency, status, date, settledAt, reason, proof, invoice { number, date }, orders { _id, number, amount, paid }, transfer { recipient { _id, name, plantation { _id, name }, beneficiary, accountNumber, bankCountry }, source, target, commission, converted, received, rate, rateBase, purpose, events { status, at }, isReturned }",
      "transactionCreate: everybody": "_id, number, kind, method, amount, currency, status, date, settledAt, reason, proof, invoice { number, date }, orders { _id, number, amount, paid }, transfer { recipient { _id, name, plantation { _id, name }, beneficiary, accountNumber, bankCountry }, source, target, commission, converted, received, rate, rateBase, purpose, events { status, at }, isReturned }, instructions { method, payee { name, inn, kpp, account, bankName, bik, correspondentAccount }, purpose, qr | method, invoice, date, payee { name, inn, kpp, account, bankName, bik, correspondentAccount }, purpose, qr | method, address { ru, en }, hours { ru, en }, code }, card { status, url, expiresAt }, refunds { _id, amount, reason, status, date, settledAt }, receipts { kind, status, amount, date, url }",
      "transactionGet: everybody": "_id, number, kind, method, amount, currency, status, date, settledAt, reason, proof, invoice { number, date }, orders { _id, number, amount, paid }, transfer { recipient { _id, name, plantation { _id, name }, beneficiary, accountNumber, bankCountry }, source, target, commission, converted, received, rate, rateBase, purpose, events { status, at }, isReturned }, instructions { method, payee { name, inn, kpp, account, bankName, bik, correspondentAccount }, purpose, qr | method, invoice, date, payee { name, inn, kpp, account, bankName, bik, correspondentAccount }, purpose, qr | method, address { ru, en }, hours { ru, en }, code }, card { status, url, expiresAt }, refunds { _id, amount, reason, status, date, settledAt }, receipts { kind, status, amount, date, url }",
      "transactionList: everybody": "items { _id, number, kind, method, amount, currency, status, date, settledAt, reason, proof, invoice { number, date }, orders { _id, number, amount, paid }, transfer { recipient { _id, name, plantation { _id, name }, beneficiary, accountNumber, bankCountry }, source, target, commission, converted, received, rate, rateBase, purpose, events { status, at }, isReturned } }, page, limit, total",
      "transactionReceived: ADMIN, RECIPIENT": "items { _id, number, status, amount, currency, purpose, sentAt, settledAt, buyer { company, city }, recipient { name, accountNumber } }, page, limit, total",
      "transactionRefund: ADMIN": "_id, amount, reason, status, date, settledAt, left",
      "transactionRefunds: ADMIN": "paid, left, available, refunds { _id, amount, reason, status, date, settledAt }",
      "transactionReject: ADMIN": "_id, number, kind, method, amount, currency, status, date, settledAt, reason, proof, invoice { number, date }, orders { _id, number, amount, paid }, transfer { recipient { _id, name, plantation { _id, name }, beneficiary, accountNumber, bankCountry }, source, target, commission, converted, received, rate, rateBase, purpose, events { status, at }, isReturned }",
      "transactionReview: ADMIN": "items { _id, number, status, person { _id, name, company }, amount, currency, total, source, converted, commission, rate, rateBase, purpose, date, sentAt, settledAt, reason, isReturned, isUnanswered, events { status, at, by }, recipient { _id, name, plantation { _id, name }, beneficiary, accountNumber, bankCountry, country, state, city, address, postalCode, bic, routingNumber } }, page, limit, total",
      "transactionReviewGet: ADMIN": "_id, number, status, person { _id, name, company }, amount, currency, total, source, converted, commission, rate, rateBase, purpose, date, sentAt, settledAt, reason, isReturned, isUnanswered, events { status, at, by }, recipient { _id, name, plantation { _id, name }, beneficiary, accountNumber, bankCountry, country, state, city, address, postalCode, bic, routingNumber }",
      "transactionSend: ADMIN": "_id, number, status, person { _id, name, company }, amount, currency, total, source, converted, commission, rate, rateBase, purpose, date, sentAt, settledAt, reason, isReturned, isUnanswered, events { status, at, by }, recipient { _id, name, plantation { _id, name }, beneficiary, accountNumber, bankCountry, country, state, city, address, postalCode, bic, routingNumber }",
      "transactionStatusAccept: ADMIN, RECIPIENT": "_id, number, status, amount, currency, purpose, sentAt, settledAt, buyer { company, city }, recipient { name, accountNumber }",
      "userAddReferral: ADMIN": "view staff, _id, name, surname, company, registeredAt, email, phone, city, avatar, role, verification, isBlocked, margin { priceBp, deliveryToWarehouseBp, deliveryToRegionBp, deliveryToCityBp }, share { priceBp, deliveryToWarehouseBp, deliveryToRegionBp, deliveryToCityBp }",
      "userAddReferral: BROKER": "view client, _id, name, surname, company, registeredAt, email, phone, city, avatar, margin { priceBp, deliveryToWarehouseBp, deliveryToRegionBp, deliveryToCityBp }, verification",
      "userById: ADMIN": "_id, email, name, surname, avatar, role, company, phone, isPhoneVerified, country, city, address, index, site, inn, kpp, legalAddress, locale, region, deliveryCity, deliveryDay, balances { _id, amount, type }, referral, verification { status, comment, name, phone, city, address, index, askedAt }, registeredAt, view staff, margin { priceBp, deliveryToWarehouseBp, deliveryToRegionBp, deliveryToCityBp }, share { priceBp, deliveryToWarehouseBp, deliveryToRegionBp, deliveryToCityBp }",
      "userById: AGENT": "view referred, _id, name, surname, company, registeredAt, share { priceBp, deliveryToWarehouseBp, deliveryToRegionBp, deliveryToCityBp }, orders { number, placedOn, sum, earnings, isFulfilled }",
      "userById: BROKER": "view client, _id, name, surname, company, registeredAt, email, phone, city, avatar, margin { priceBp, deliveryToWarehouseBp, deliveryToRegionBp, deliveryToCityBp }, verification, country, address, index, site, region, deliveryCity, deliveryDay, orders { _id, kind, number, issueDate, deliveryFrom, status, paymentStatus, sum, earnings, earningsState }",
      "userGet: everybody": "_id, email, name, surname, avatar, role, company, phone, isPhoneVerified, country, city, address, index, site, inn, kpp, legalAddress, locale, region, deliveryCity, deliveryDay, balances { _id, amount, type }, referral, verification { status, comment, name, phone, city, address, index, askedAt }, registeredAt",
      "userList: ADMIN": "view staff, _id, name, surname, company, registeredAt, email, phone, city, avatar, role, verification, isBlocked, margin { priceBp, deliveryToWarehouseBp, deliveryToRegionBp, deliveryToCityBp }, share { priceBp, deliveryToWarehouseBp, deliveryToRegionBp, deliveryToCityBp }",
      "userList: AGENT": "view referred, _id, name, surname, company, registeredAt, share { priceBp, deliveryToWarehouseBp, deliveryToRegionBp, deliveryToCityBp }",
      "userList: BROKER": "view client, _id, name, surname, company, registeredAt, email, phone, city, avatar, margin { priceBp, deliveryToWarehouseBp, deliveryToRegionBp, deliveryToCityBp }, verification",
      "userRegion: everybody": "_id, email, name, surname, avatar, role, company, phone, isPhoneVerified, country, city, address, index, site, inn, kpp, legalAddress, locale, region, deliveryCity, deliveryDay, balances { _id, amount, type }, referral, verification { status, comment, name, phone, city, address, index, askedAt }, registeredAt",
      "userSearch: ADMIN": "view staff, _id, name, surname, company, registeredAt, email, phone, city, avatar, role, verification, isBlocked, margin { priceBp, deliveryToWarehouseBp, deliveryToRegionBp, deliveryToCityBp }, share { priceBp, deliveryToWarehouseBp, deliveryToRegionBp, deliveryToCityBp }",
      "userSearch: AGENT": "view referred, _id, name, surname, company, registeredAt, share { priceBp, deliveryToWarehouseBp, deliveryToRegionBp, deliveryToCityBp }",
      "userSearch: BROKER": "view client, _id, name, surname, company, registeredAt, email, phone, city, avatar, margin { priceBp, deliveryToWarehouseBp, deliveryToRegionBp, deliveryToCityBp }, verification",
      "userUpdate: everybody": "_id, email, name, surname, avatar, role, company, phone, isPhoneVerified, country, city, address, index, site, inn, kpp, legalAddress, locale, region, deliveryCity, deliveryDay, balances { _id, amount, type }, referral, verification { status, comment, name, phone, city, address, index, askedAt }, registeredAt",
      "userVerification: everybody": "_id, email, name, surname, avatar, role, company, phone, isPhoneVerified, country, city, address, index, site, inn, kpp, legalAddress, locale, region, deliveryCity, deliveryDay, balances { _id, amount, type }, referral, verification { status, comment, name, phone, city, address, index, askedAt }, registeredAt",
      "userVerificationReview: ADMIN": "view staff, _id, name, surname, company, registeredAt, email, phone, city, avatar, role, verification, isBlocked, margin { priceBp, deliveryToWarehouseBp, deliveryToRegionBp, deliveryToCityBp }, share { priceBp, deliveryToWarehouseBp, deliveryToRegionBp, deliveryToCityBp }",
      "varietyRecords: ADMIN": "items { type, name, color, tint, headMm { from, to }, vaseDays { from, to }, lots }, page, limit, total",
      "varietyUpdate: ADMIN": "",
    }
  `)
})
