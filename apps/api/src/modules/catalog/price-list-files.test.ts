import { demoContacts, demoRequisites, linesOfTable, recognizeColumns } from '@flower-market/flower-domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { decideSetting } from '../../testing/decide-setting.ts'
import { readPdf, readXlsx } from '../../testing/read-document.ts'
import { addBuyer, addCard } from '../../testing/test-people.ts'
import { openShop, openTestShop, testDay, type TestShop } from '../../testing/test-shop.ts'
import type { Visitor } from '../../testing/visitor.ts'

let shop: TestShop & { close(): Promise<void> }
let buyer: Visitor
beforeAll(async () => {
  shop = await openShop({})
  buyer = await addBuyer(shop)
})
afterAll(() => shop.close())

async function priceList(format: 'xlsx' | 'pdf', locale: 'ru' | 'en' = 'ru'): Promise<File> {
  return (await buyer.call('catalogPriceList', { query: { date: testDay, format, locale } })).ok
}

test.each(['ru', 'en'] as const)(
  'a price list in %s that is filled in is read back as an order of its lots',
  async (locale) => {
    const card = await addCard(shop, { stemsAvailable: 100 })
    const rows = (await readXlsx(await priceList('xlsx', locale))).map((row) =>
      row.map((cell) => String(cell ?? '')),
    )
    const columns = recognizeColumns(rows)
    expect(columns.date).toBe(testDay)
    const [codePlace, orderPlace] = [columns.columns.indexOf('code'), columns.columns.lastIndexOf('quantity')]
    const row = rows.find((one) => one[codePlace] === card.code)!
    row[orderPlace] = '50'
    const { lines, blankRows } = linesOfTable(rows, columns)
    const shown = (await buyer.call('catalogCards', { query: { date: testDay } })).ok.cards
    expect(lines).toMatchObject([
      {
        code: card.code,
        quantity: { value: 50, unit: null },
        price: shown.find(({ code }) => code === card.code)?.price,
      },
    ])
    expect(blankRows).toBe(shown.length - 1)
  },
)

test('a price list has no lots that are sold out, and a PDF no codes', async () => {
  const gone = await addCard(shop, { stemsAvailable: 0 })
  const left = await addCard(shop, { stemsAvailable: 100 })
  const codes = (await readXlsx(await priceList('xlsx'))).map((row) => row.at(-1))
  expect(codes).toContain(left.code)
  expect(codes).not.toContain(gone.code)
  const text = (await readPdf(await priceList('pdf'))).join(' ')
  expect(text).toContain('Прайс дня')
  expect(text).toContain('Заказ, шт')
  expect(text).not.toContain(left.code)
})

test('the last line of a page names the operator as the settings do, in the language of the file, and nobody before', async () => {
  const unsaid = await openTestShop({ config: { hasDemo: false } })
  const visitor = await addBuyer(unsaid)
  const lastLine = async (locale: 'ru' | 'en') => {
    const query = { date: testDay, format: 'pdf', locale } as const
    return (await readPdf((await visitor.call('catalogPriceList', { query })).ok)).join(' ')
  }
  expect(await lastLine('en')).toMatch(/(?<!· )Prices at /u)
  await decideSetting(unsaid, 'requisites', { ...demoRequisites, name: 'ООО «Другие цветы»' })
  expect(await lastLine('en')).toContain('ООО «Другие цветы» · Prices at ')
  await decideSetting(unsaid, 'contacts', {
    ...demoContacts,
    name: { ru: 'Другие цветы', en: 'Other Flowers' },
  })
  expect(await lastLine('ru')).toContain('Другие цветы · Цены на ')
  expect(await lastLine('en')).toContain('Other Flowers · Prices at ')
})
