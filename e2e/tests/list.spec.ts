import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { countInput } from './count-input.ts'
import { allPeople, arrive, readMarket, sharedSession } from './market-state.ts'
import { expect, test } from './shop-page.ts'

/** Codes and stems in the cart of the page. */
function cartOf(page: Page): Promise<{ code: string; quantity: number }[]> {
  return page.evaluate(() =>
    Object.values(
      JSON.parse(localStorage.getItem('cart') ?? '{}') as Record<
        string,
        { code: string; quantity: number }[]
      >,
    ).flat(),
  )
}

/** As florists write: with dashes, units, in bunches, with a type before the name. */
const handwritings = [
  (name: string, length: number, stems: number) => `${name} ${length} — ${stems}`,
  (name: string, length: number, stems: number) => `${name} ${length} см ${stems} шт`,
  (name: string, length: number, stems: number) => `${name} / ${length} / ${stems}`,
  (name: string, length: number, stems: number) => `- ${name}, ${length}cm, ${stems} stems`,
]

test('forty pasted lines become a cart with 15 keys, which leaves eight of two minutes’ seconds for each @desktop', async ({
  page,
}) => {
  const anna = await sharedSession(allPeople.anna)
  const { cards } = await readMarket(anna)
  const plenty = cards.filter(
    (card) => card.soldBy === 'bunch' && card.stemsAvailable >= 4 * card.stemsPerBunch,
  )
  const names = new Map(plenty.map((card) => [`${card.variety} ${card.lengthCm}`, card]))
  const lots = [...names.values()].slice(0, 37)
  const lines = lots.map(({ variety, lengthCm, stemsPerBunch }, place) =>
    handwritings[place % handwritings.length]!(variety, lengthCm, 2 * stemsPerBunch),
  )
  lines.splice(5, 0, 'роза бел 50 — 100')
  lines.splice(20, 0, 'лента атлас 2шт')
  lines.splice(30, 0, 'эвкалипт 5')
  await arrive(page, anna, { path: '/cart/list' })
  await page.getByRole('textbox', { name: 'Ваш список' }).fill(lines.join('\n'))
  const keys = await countInput(page, 'keydown')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('heading', { name: 'Список из 40 строк' })).toBeVisible()
  const openLines = (): Promise<number> => page.locator('[data-question]').count()
  await expect.poll(openLines).toBeGreaterThanOrEqual(2)
  await expect.poll(openLines).toBeLessThanOrEqual(10)
  await page.locator('[data-question] button').first().focus()
  for (let open = await openLines(); open > 0; open -= 1) {
    const focused = page.locator('[data-question]:focus-within')
    await expect(focused).toHaveCount(1)
    await page.keyboard.press((await focused.locator('fieldset button').count()) > 0 ? '1' : '0')
    await expect.poll(openLines).toBe(open - 1)
  }
  await expect(page.getByRole('heading', { name: 'Все строки разобраны' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/cart$/)
  await expect.poll(async () => (await cartOf(page)).length).toBeGreaterThanOrEqual(37)
  expect(await keys()).toBeLessThanOrEqual(15)
})

/** Writes a number into a cell of a workbook's sheet, as a spreadsheet program would. */
function fill(workbook: Uint8Array, cell: string, value: number): Buffer {
  const parts = unzipSync(workbook)
  const name = 'xl/worksheets/sheet1.xml'
  const sheet = strFromU8(parts[name]!)
  const row = /\d+/u.exec(cell)![0]
  const filled = sheet
    .replace(new RegExp(`<c r="${cell}"[^>]*/>`, 'u'), '')
    .replace(
      new RegExp(`(<row r="${row}"[^>]*>.*?)(<c r="K${row}")`, 'u'),
      `$1<c r="${cell}"><v>${value}</v></c>$2`,
    )
  expect(filled).not.toBe(sheet)
  return Buffer.from(zipSync({ ...parts, [name]: strToU8(filled) }))
}

test('the price list goes out as XLSX and comes back filled in as a cart @desktop', async ({ page }) => {
  const anna = await sharedSession(allPeople.anna)
  await arrive(page, anna, { path: '/cart/list' })
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Скачать прайс, XLSX' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^Прайс \d{4}-\d{2}-\d{2}\.xlsx$/u)
  const workbook = new Uint8Array(await readFile(await download.path()))
  // Title, three facts, an empty row and the headings stand above the lots.
  const filled = fill(fill(workbook, 'J7', 100), 'J9', 50)
  // It is read beside the page, which goes on answering.
  const reading = page.waitForEvent('worker')
  await page.locator('input[type=file]').setInputFiles({
    name: 'Прайс.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: filled,
  })
  await reading
  await expect(page.getByRole('heading', { name: 'Список из 2 строк' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Нашли 2' })).toBeVisible()
  await page.getByRole('button', { name: /Положить 2 строки в корзину/ }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect.poll(async () => (await cartOf(page)).length).toBe(2)
})
