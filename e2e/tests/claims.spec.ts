import { countInput } from './count-input.ts'
import { type DeliveredOrder as Order, deliverOrder } from './delivered-order.ts'
import { allPeople, arrive, sharedSession } from './market-state.ts'
import { expect, test } from './shop-page.ts'
import { photo } from './trade-steps.ts'

test('flowers are claimed about with a photograph, staff accept a part, and the order shows the credit', async ({
  page,
}) => {
  const { _id, lines } = await deliverOrder()
  const price = lines[0]?.price ?? 0
  await arrive(page, await sharedSession(allPeople.anna), { path: `/history/${_id}` })
  const link = page.getByRole('link', { name: 'Подать претензию' })
  await expect(link).toBeVisible()
  const taps = await countInput(page, 'pointerdown')
  await link.click()
  await page.getByLabel(/^Фото/).setInputFiles(photo)
  await page.getByRole('radio', { name: 'Сломаны бутоны' }).check()
  await page.getByRole('button', { name: 'Отправить претензию' }).click()
  await expect(page.getByText('На рассмотрении', { exact: true })).toBeVisible()
  // Taking the photograph is one more: five taps are done in a minute.
  expect(await taps()).toBeLessThanOrEqual(4)
  await expect(page.getByRole('img', { name: /^Фото 1 к претензии/ })).toBeVisible()

  const staff = await sharedSession(allPeople.vera)
  const { claims } = await (await sharedSession(allPeople.anna)).get<Order>(`/api/purchase/${_id}`)
  await staff.patch('/api/claim/decide', { _id: claims[0]?._id, accepted: 5, reason: 'Видно пять стеблей' })
  await expect(page.getByText('Принята частично', { exact: true })).toBeVisible()
  await expect(page.getByText('Ответ менеджера: Видно пять стеблей')).toBeVisible()
  const { totals } = await (await sharedSession(allPeople.anna)).get<Order>(`/api/purchase/${_id}`)
  expect(totals.credited).toBe(5 * price)
})

test.describe('without a connection', () => {
  test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('a claim that is made without a network is sent when it is back', async ({ page, context }) => {
    const { _id } = await deliverOrder()
    const session = await sharedSession(allPeople.anna)
    await arrive(page, session, { path: `/history/${_id}` })
    await page.getByRole('link', { name: 'Подать претензию' }).click()
    await page.getByLabel(/^Фото/).setInputFiles(photo)
    await page.getByRole('radio', { name: 'Вялые' }).check()
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Отправить претензию' }).click()
    await expect(page.getByText('Претензия ждёт сети')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('На рассмотрении', { exact: true })).toBeVisible()
    await expect(page.getByText(/ждут? сети/)).toHaveCount(0)
    // The photograph follows its claim.
    await expect
      .poll(async () => {
        const { claims } = await session.get<Order>(`/api/purchase/${_id}`)
        return claims.map(({ photos }) => photos.length)
      })
      .toEqual([1])
  })
})
