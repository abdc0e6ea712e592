import { findOperatorRequisiteProblems } from '@flower-market/flower-domain'
import * as z from 'zod/mini'
import { emailPattern, maxLengths } from './limits.ts'

function text(maxLength: number) {
  return z.string().check(z.trim(), z.maxLength(maxLength))
}

function filled(maxLength: number) {
  return text(maxLength).check(z.minLength(1))
}

/** Who sells and is paid, as documents of a day name it. */
export const sellerRequisites = z.object({
  name: z.string(),
  inn: z.string(),
  kpp: z.string(),
  ogrn: z.string(),
  address: z.string(),
  bankName: z.string(),
  bik: z.string(),
  account: z.string(),
  correspondentAccount: z.string(),
})

/** Who signs the operator's documents; only the patronymic may be empty. */
export const signatoryOfOperator = z.object({
  position: filled(maxLengths.signatoryPosition),
  surname: filled(maxLengths.signatoryName),
  name: filled(maxLengths.signatoryName),
  patronymic: text(maxLengths.signatoryName),
})

/** How pages call the operator, and how people reach them. */
export const contactsOfOperator = z.object({
  name: z.object({ ru: filled(maxLengths.fullName), en: filled(maxLengths.fullName) }),
  address: z.object({ ru: filled(maxLengths.address), en: filled(maxLengths.address) }),
  email: filled(maxLengths.email).check(z.regex(emailPattern)),
  phone: filled(maxLengths.operatorPhone),
})

/** Requisites that pass their checks; each wrong part is named by its path. */
export const checkedRequisites = z
  .object({
    name: text(maxLengths.fullName),
    inn: text(maxLengths.inn),
    kpp: text(maxLengths.kpp),
    ogrn: text(maxLengths.ogrn),
    address: text(maxLengths.address),
    bankName: text(maxLengths.bankName),
    bik: text(maxLengths.bik),
    account: text(maxLengths.russianAccount),
    correspondentAccount: text(maxLengths.russianAccount),
  })
  .check(({ value, issues }) => {
    for (const [part, problem] of Object.entries(findOperatorRequisiteProblems(value))) {
      issues.push({ code: 'custom', path: [part], message: problem, input: value })
    }
  })
