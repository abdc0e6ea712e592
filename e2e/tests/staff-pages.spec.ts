import { join } from 'node:path'
import type { CallOutput } from '@flower-market/api-client'
import { allPeople, readMarket, sharedSession } from './market-state.ts'
import { languages, walkPages } from './page-walk.ts'
import { expect, test, typePassword } from './shop-page.ts'
import { statementFile } from './statement-file.ts'

// Named by a value: the app's own sources are no part of this project's types.
const routesFile = join(import.meta.dirname, '../../apps/admin/src/routes.ts')
const { pageRoutes } = (await import(routesFile)) as {
  pageRoutes: readonly { readonly path: string; readonly access: 'signed-in' | 'guest' }[]
}

// Asking who a visitor is.
test.use({ allowedErrors: [/status of 401/] })

async function annasId(): Promise<string> {
  const anna = await sharedSession(allPeople.anna)
  return (await anna.get<CallOutput<'authentication'>>('/api/auth/authentication'))._id
}

/** What stands for the id in the address of a page. */
const ids: Readonly<Record<string, () => Promise<string>>> = {
  '/people/:id': annasId,
  '/people/:id/order': annasId,
  '/orders/:id': async () => {
    const vera = await sharedSession(allPeople.vera)
    return firstOf((await vera.get<CallOutput<'staffOrders'>>('/api/staff/orders')).items)
  },
  '/auctions/:id': async () => {
    const vera = await sharedSession(allPeople.vera)
    return firstOf((await vera.get<CallOutput<'auctionList'>>('/api/auction/list')).items)
  },
  '/money/statements/:id': async () => {
    const vera = await sharedSession(allPeople.vera)
    const payment = { number: '90210', amount: 1_234_500, purpose: 'За цветы' }
    const imported = await vera.postCsv<CallOutput<'bankStatementImport'>>(
      '/api/bank-statement',
      statementFile([payment]),
    )
    return imported._id
  },
  '/money/transfers/:id': async () => {
    const vera = await sharedSession(allPeople.vera)
    const listOf = async (status: string) =>
      (await vera.get<CallOutput<'transactionReview'>>(`/api/transaction/review?status=${status}`)).items
    return firstOf([
      ...(await listOf('CONFIRMED')),
      ...(await listOf('SENDED')),
      ...(await listOf('IN_PROCESSED')),
    ])
  },
  '/goods/price-lists/:id': async () => {
    const kamau = await sharedSession(allPeople.kamau)
    const { date } = await readMarket(await sharedSession(allPeople.anna))
    const address = `/api/stock/import?date=${date}&isWhole=false&name=walk.csv`
    const rows = 'Сорт;Длина;Цена;Стеблей;Стеблей в пачке;Стеблей в коробке\r\nПолночь;60;70;100;25;250'
    return (await kamau.postCsv<CallOutput<'stockImportCreate'>>(address, rows))._id
  },
}

function firstOf(items: readonly { readonly _id: string }[]): string {
  const [first] = items
  if (first === undefined) throw new Error('The demo has none of it.')
  return first._id
}

async function addressOf(path: string): Promise<string> {
  if (!path.includes('/:id')) return path
  const read = ids[path]
  if (read === undefined) throw new Error(`Nobody says what the id of ${path} is.`)
  return path.replace(':id', await read())
}

for (const { prefix, language, colorScheme } of languages) {
  test(`every page of the staff’s app is accessible, silent and fits 320 px: ${language}, ${colorScheme} @desktop`, async ({
    page,
  }) => {
    const site = `${process.env['STAFF_ORIGIN']}${prefix}`
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const [guest, signedIn] = ['guest', 'signed-in'].map((access) =>
      pageRoutes.filter((route) => route.access === access).map(({ path }) => path),
    ) as [string[], string[]]
    await walkPages(
      page,
      guest.map((path) => site + path),
      language,
    )
    await page.goto(`${site}/desk`)
    await typePassword(page, allPeople.vera)
    await expect(page).toHaveURL(`${site}/desk`)
    const addresses = await Promise.all(signedIn.map(addressOf))
    await walkPages(
      page,
      addresses.map((address) => site + address),
      language,
    )
    // Nothing has led back to the form.
    await expect(page).toHaveURL(site + addresses.at(-1))
  })
}
