import type { CallOutput } from '@flower-market/api-client'
import { codeOf } from './authenticator.ts'
import { allPeople, beginSession, joinAs } from './market-state.ts'
import { expect, test, type Page } from './shop-page.ts'

const password = 'eleven blue irises'

// The password alone is refused, as is asking who a visitor is.
test.use({ allowedErrors: [/status of 401/] })

async function givePassword(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Vera Sadova, menu/ }).click()
  // Signing out loads the page anew, which would interrupt what the test opens next.
  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await loaded
  await expect(page.getByLabel('Email')).toBeVisible()
}

test('a member of staff sets up a second factor, signs out, and signs in by password and code, then by a passkey @desktop', async ({
  page,
}) => {
  const email = `staff-${crypto.randomUUID()}@joiners.example`
  const [joined, owner] = [await joinAs(email, password), await beginSession(allPeople.vera)]
  const { _id } = await joined.get<CallOutput<'authentication'>>('/api/auth/authentication')
  const { version } = await owner.get<CallOutput<'personGet'>>(`/api/people/${_id}`)
  await owner.post(`/api/people/${_id}/role`, { role: 'ADMIN', plantationId: null, version, reason: 'Hired' })

  const staffSite = process.env['STAFF_ORIGIN'] ?? ''
  await page.goto(`${staffSite}/en/signin?return=%2Fsecurity`)
  await givePassword(page, email)
  await page.getByRole('button', { name: 'Set up' }).click()
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Set up' }).click()
  const shown = await page.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()
  const secret = (shown ?? '').replaceAll(' ', '')
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill(await codeOf(page, secret, 0))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10)
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  const recoveryCode = (await codes.first().textContent()) ?? ''
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByText('10 of 10 left')).toBeVisible()

  await signOut(page)
  await page.goto(`${staffSite}/en/signin?return=%2Fsecurity`)
  await givePassword(page, email)
  await expect(page.getByRole('textbox', { name: 'Code', exact: true })).toBeVisible()
  // The step of the first code was used: the next one is accepted ahead of its time.
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill(await codeOf(page, secret, 1))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('10 of 10 left')).toBeVisible()

  // A passkey takes the place of the code; Chromium plays the authenticator.
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Laptop')
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill(recoveryCode)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('not used yet')).toBeVisible()
  await signOut(page)
  await page.goto(`${staffSite}/en/signin?return=%2Fsecurity`)
  await givePassword(page, email)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByText(/^last used/)).toBeVisible()
})
