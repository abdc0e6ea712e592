import { randomUUID } from 'node:crypto'
import { thumbnailOf } from '@flower-market/api-client/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newLot } from '../../testing/new-lot.ts'
import { addCard } from '../../testing/test-people.ts'
import { addSignedIn, type TestPerson } from '../../testing/test-profiles.ts'
import { openShop, type TestShop } from '../../testing/test-shop.ts'
import { Visitor } from '../../testing/visitor.ts'

let shop: TestShop & { close(): Promise<void> }
let plantation: TestPerson
beforeAll(async () => {
  shop = await openShop({})
  await addCard(shop)
  plantation = await addSignedIn(shop, { role: 'RECIPIENT', plantation_id: 'alto-zafiro' })
})
afterAll(() => shop.close())

const blue = { r: 20, g: 60, b: 200 }

/** A red photograph whose middle square is blue. */
function photo(): Promise<Buffer> {
  return sharp({ create: { width: 900, height: 600, channels: 3, background: '#b3122b' } })
    .composite([
      {
        input: { create: { width: 600, height: 600, channels: 3, background: blue } },
        left: 150,
        top: 0,
      },
    ])
    .jpeg()
    .toBuffer()
}

/** The address of a photograph of a lot that is on sale. */
async function photographedLot(): Promise<string> {
  const { code } = (await plantation.browser.call('lotCreate', { body: newLot }, { key: randomUUID() })).ok
  const answer = await plantation.browser.send({
    method: 'POST',
    url: `/api/stock/lot/${code}/photo`,
    payload: await photo(),
    headers: { 'content-type': 'image/jpeg' },
  })
  const [address] = answer.json<{ photos: [string] }>().photos
  return address
}

/** Asks as a picture in a page does: by the cookie, without a token. */
function read(visitor: Visitor, url: string) {
  const picture = new Visitor(shop.app)
  for (const [name, value] of visitor.cookies) picture.cookies.set(name, value)
  return picture.send({ url })
}

function keptThumbnail(address: string) {
  return shop.database.kysely
    .selectFrom('files')
    .select('thumbnail')
    .where('id', '=', address.split('/').at(-1) ?? '')
    .executeTakeFirstOrThrow()
}

test('a photograph of a lot has a small square of its middle, made when it is sent, which browsers keep', async () => {
  const address = await photographedLot()
  const { thumbnail: kept } = await keptThumbnail(address)
  const buyer = await addSignedIn(shop)
  const answer = await read(buyer.browser, thumbnailOf(address))
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  expect(answer.rawPayload.equals(kept as Buffer)).toBe(true)
  const { format, width, height } = await sharp(answer.rawPayload).metadata()
  expect([format, width, height]).toEqual(['webp', 176, 176])
  const corner = await sharp(answer.rawPayload)
    .extract({ left: 2, top: 2, width: 1, height: 1 })
    .raw()
    .toBuffer()
  expect(corner[2]).toBeGreaterThan(150)
})

test('an older photograph gets its thumbnail when it is first asked for, and keeps it', async () => {
  const address = await photographedLot()
  const id = address.split('/').at(-1) ?? ''
  await shop.database.kysely.updateTable('files').set({ thumbnail: null }).where('id', '=', id).execute()
  const first = await read(plantation.browser, thumbnailOf(address))
  expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/webp'])
  expect((await keptThumbnail(address)).thumbnail?.equals(first.rawPayload)).toBe(true)
  // The large picture is not opened again.
  const bytes = Buffer.from('no picture any more')
  await shop.database.kysely.updateTable('files').set({ bytes }).where('id', '=', id).execute()
  expect((await read(plantation.browser, thumbnailOf(address))).rawPayload.equals(first.rawPayload)).toBe(
    true,
  )
})

test('whoever may not read a picture is not shown its thumbnail; browsers ask for it each time', async () => {
  const person = await addSignedIn(shop)
  const answer = await person.browser.send({
    method: 'PATCH',
    url: '/api/file/user/avatar',
    payload: await photo(),
    headers: { 'content-type': 'image/jpeg' },
  })
  const { avatar } = answer.json<{ avatar: string }>()
  const own = await read(person.browser, thumbnailOf(avatar))
  expect([own.statusCode, own.headers['cache-control']]).toEqual([200, 'private, no-cache'])
  const other = await addSignedIn(shop)
  const lotPhoto = await photographedLot()
  for (const [visitor, address] of [
    [other.browser, avatar],
    [new Visitor(shop.app), avatar],
    [new Visitor(shop.app), lotPhoto],
  ] as const) {
    const foreign = await read(visitor, thumbnailOf(address))
    expect([foreign.statusCode, foreign.json<{ code: string }>().code]).toEqual([404, 'not-found'])
    expect(foreign.headers['cache-control']).not.toContain('immutable')
  }
})

test('a document has no thumbnail', async () => {
  const id = randomUUID()
  await shop.database.kysely
    .insertInto('files')
    .values({
      id,
      owner_id: plantation.id,
      purpose: 'payment-proof',
      content_type: 'application/pdf',
      bytes: Buffer.from('%PDF-1.7'),
    })
    .execute()
  expect((await read(plantation.browser, `/api/file/${id}`)).statusCode).toBe(200)
  expect((await read(plantation.browser, thumbnailOf(`/api/file/${id}`))).statusCode).toBe(404)
})
