/** Who is paid, and where: the mandatory part of a bank QR. */
export interface BankQrPayee {
  readonly name: string
  /** 20 digits. */
  readonly account: string
  readonly bankName: string
  readonly bik: string
  /** `0` where the bank has none. */
  readonly correspondentAccount: string
  readonly inn?: string
  readonly kpp?: string
}

/** A payment that a bank's app reads from a QR. */
export interface BankQr extends BankQrPayee {
  /** Kopecks. */
  readonly sumMinor?: number
  readonly purpose?: string
}

/** A bank QR that was read, or the reason why it is none. */
export type ReadBankQr =
  | { readonly ok: true; readonly payment: BankQr }
  | {
      readonly ok: false
      readonly reason: 'not-a-bank-qr' | 'unknown-version' | 'missing-field' | 'invalid-field'
    }

/** The longest values, by key (ГОСТ Р 56042-2014). */
const maxLengths: Readonly<Record<string, number>> = {
  Name: 160,
  PersonalAcc: 20,
  BankName: 45,
  BIC: 9,
  CorrespAcc: 20,
  Sum: 18,
  Purpose: 210,
  PayeeINN: 12,
  PayerINN: 12,
  DrawerStatus: 2,
  KPP: 9,
  CBC: 20,
  OKTMO: 11,
}
const mandatory = ['Name', 'PersonalAcc', 'BankName', 'BIC', 'CorrespAcc'] as const
const patterns: Readonly<Record<string, RegExp>> = {
  PersonalAcc: /^\d{20}$/u,
  BIC: /^\d{9}$/u,
  CorrespAcc: /^(?:0|\d{20})$/u,
  Sum: /^\d{1,18}$/u,
}
const maxMandatoryBytes = 300

/** In the order of preference; `|` is what every bank's app reads. */
const separators = '|#;:^_~{}!$%&()*+,/@'

/**
 * The text of a bank QR (ГОСТ Р 56042-2014, `ST00012`, UTF-8). The format has no escaping: the separator is the first
 * character that stands in no value. Throws a RangeError for values that the format cannot hold.
 */
export function writeBankQr(payment: BankQr): string {
  const { name, account, bankName, bik, correspondentAccount, inn, kpp, sumMinor, purpose } = payment
  const required: [string, string][] = [
    ['Name', name],
    ['PersonalAcc', account],
    ['BankName', bankName],
    ['BIC', bik],
    ['CorrespAcc', correspondentAccount],
  ]
  const optional: [string, string | undefined][] = [
    ['PayeeINN', inn],
    ['KPP', kpp],
    ['Purpose', purpose],
    ['Sum', sumMinor === undefined ? undefined : wholeKopecks(sumMinor)],
  ]
  const present = optional.filter((entry): entry is [string, string] => entry[1] !== undefined)
  const pairs = [...required, ...present]
  const broken = pairs.find(([key, value]) => value === '' || !isValid(key, value))
  if (broken !== undefined)
    throw new RangeError(`A bank QR cannot hold ${broken[0]} ${JSON.stringify(broken[1])}.`)
  if (utf8Length(required.map((pair) => pair.join('=')).join('|')) > maxMandatoryBytes) {
    throw new RangeError(`The payee of a bank QR takes at most ${maxMandatoryBytes} bytes.`)
  }
  const separator = [...separators].find((character) =>
    pairs.every(([, value]) => !value.includes(character)),
  )
  if (separator === undefined) throw new RangeError('The values of a bank QR leave no separator.')
  return `ST00012${separator}${pairs.map((pair) => pair.join('=')).join(separator)}`
}

/** Whether a bank QR can hold the mandatory part: each value within its length, and all of them within 300 bytes. */
export function isBankQrPayee({ name, account, bankName, bik, correspondentAccount }: BankQrPayee): boolean {
  try {
    return writeBankQr({ name, account, bankName, bik, correspondentAccount }) !== ''
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

function wholeKopecks(minor: number): string {
  if (!Number.isSafeInteger(minor) || minor <= 0)
    throw new RangeError(`A bank QR asks for kopecks, not ${minor}.`)
  return String(minor)
}

function isValid(key: string, value: string): boolean {
  return value.length <= (maxLengths[key] ?? value.length) && (patterns[key]?.test(value) ?? true)
}

/** UTF-8 bytes of a text; the domain has neither a browser's nor a server's encoder. */
function utf8Length(text: string): number {
  let bytes = 0
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    bytes += code < 0x80 ? 1 : code < 0x8_00 ? 2 : code < 0x1_00_00 ? 3 : 4
  }
  return bytes
}

/**
 * Reads the text of a bank QR in any of its three encodings (the caller has decoded it). Keys that it does not know are
 * left out; whether the account's check digits are right is the question of `isSettlementAccount`.
 */
export function readBankQr(text: string): ReadBankQr {
  const [, version, separator = ''] = /^ST(\d{4})[123](\P{L})/u.exec(text) ?? []
  if (version === undefined) return { ok: false, reason: 'not-a-bank-qr' }
  if (version !== '0001') return { ok: false, reason: 'unknown-version' }
  const fields = new Map<string, string>()
  for (const pair of text.slice(8).split(separator)) {
    if (pair === '') continue
    const [, key = '', value = ''] = /^([A-Za-z]+)=(.*)$/su.exec(pair) ?? []
    if (key === '' || fields.has(key) || !isValid(key, value)) return { ok: false, reason: 'invalid-field' }
    fields.set(key, value)
  }
  const [name = '', account = '', bankName = '', bik = '', correspondentAccount = ''] = mandatory.map((key) =>
    fields.get(key),
  )
  if ([name, account, bankName, bik, correspondentAccount].includes(''))
    return { ok: false, reason: 'missing-field' }
  const payee = { name, account, bankName, bik, correspondentAccount }
  const [inn, kpp, purpose, sum] = ['PayeeINN', 'KPP', 'Purpose', 'Sum'].map(
    (key) => fields.get(key) || undefined,
  )
  const sumMinor = sum === undefined ? undefined : Number(sum)
  if (sumMinor !== undefined && !Number.isSafeInteger(sumMinor)) return { ok: false, reason: 'invalid-field' }
  return {
    ok: true,
    payment: {
      ...payee,
      ...(inn !== undefined && { inn }),
      ...(kpp !== undefined && { kpp }),
      ...(purpose !== undefined && { purpose }),
      ...(sumMinor !== undefined && { sumMinor }),
    },
  }
}
