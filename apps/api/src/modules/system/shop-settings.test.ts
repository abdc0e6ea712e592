import { demoRequisites, operatorParty } from '@flower-market/flower-domain'
import { expect, test } from 'vitest'
import { openTestShop } from '../../testing/test-shop.ts'
import { Visitor } from '../../testing/visitor.ts'

const said = { requisites: demoRequisites, contacts: null }
const operator = { ru: operatorParty(said, 'ru'), en: operatorParty(said, 'en') }

test('pages learn what the operator has set', async () => {
  const plain = await openTestShop()
  expect((await new Visitor(plain.app).call('shopSettings')).ok).toEqual({
    hasSafariWarning: true,
    hasSandboxInbox: true,
    isVerificationRequired: false,
    adminAddress: null,
    operator,
  })
  const adminAddress = 'https://staff.shop.example'
  const config = {
    hasSafariWarning: false,
    hasSandbox: false,
    adminAddress,
    settings: { verification: 'required' },
  } as const
  const other = await openTestShop({ config })
  expect((await new Visitor(other.app).call('shopSettings')).ok).toEqual({
    hasSafariWarning: false,
    hasSandboxInbox: false,
    isVerificationRequired: true,
    adminAddress,
    operator,
  })
})
