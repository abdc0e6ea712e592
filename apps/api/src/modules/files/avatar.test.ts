import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProfile, addSignedIn, type TestPerson } from '../../testing/test-profiles.ts'
import { openShop, openTestShop, testNow, type TestShop } from '../../testing/test-shop.ts'
import { Visitor } from '../../testing/visitor.ts'

let shop: TestShop & { close(): Promise<void> }
beforeAll(async () => {
  shop = await openShop({})
})
afterAll(() => shop.close())

function photo(width = 900, height = 600) {
  return sharp({ create: { width, height, channels: 3, background: '#b3122b' } })
}

function send({ browser }: TestPerson, payload: Buffer, type = 'image/jpeg') {
  return browser.send({
    method: 'PATCH',
    url: '/api/file/user/avatar',
    payload,
    headers: { 'content-type': type },
  })
}
function read(visitor: Visitor, url: string, headers: Record<string, string> = {}) {
  // A picture in a page sends the cookie and no token.
  const picture = new Visitor(shop.app)
  for (const [name, value] of visitor.cookies) picture.cookies.set(name, value)
  return picture.send({ url, headers })
}
async function setAvatar(person: TestPerson, payload?: Buffer): Promise<string> {
  const { avatar } = (await send(person, payload ?? (await photo().jpeg().toBuffer()))).json() as {
    avatar: string
  }
  return avatar
}
function codeOf(answer: { statusCode: number; json(): { code: string } }) {
  return [answer.statusCode, answer.json().code]
}

test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
  'a %s becomes a square webp, whatever it is called',
  async (format) => {
    const person = await addSignedIn(shop)
    const answer = await send(person, await photo().toFormat(format).toBuffer(), 'text/html')
    const { avatar } = answer.json() as { avatar: string }
    const kept = await read(person.browser, avatar)
    expect(kept.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
    })
    const { format: stored, width, height } = await sharp(kept.rawPayload).metadata()
    expect([stored, width, height]).toEqual(['webp', 512, 512])
    expect((await person.browser.call('authentication')).ok.avatar).toBe(avatar)
  },
)

test.each([
  ['no body', {}],
  ['no body and a type', { headers: { 'content-type': 'image/png' } }],
  ['an empty body', { payload: '', headers: { 'content-type': 'image/png' } }],
  ['a body without a type', { payload: 'a picture' }],
])('%s is no picture', async (_what, request) => {
  const { browser } = await addSignedIn(shop)
  const answer = await browser.send({ method: 'PATCH', url: '/api/file/user/avatar', ...request })
  expect(codeOf(answer)).toEqual([415, 'images-only'])
})

test('what a camera writes into a picture, the place above all, is gone, and the picture stands upright', async () => {
  const person = await addSignedIn(shop)
  const place = { GPSLatitudeRef: 'N', GPSLatitude: '55/1 45/1 0/1', GPSLongitudeRef: 'E' }
  const taken = await photo(64, 64)
    .composite([{ input: await photo(64, 16).negate().png().toBuffer(), top: 0, left: 0 }])
    .withExif({ IFD0: { Artist: 'Secret Name' }, IFD3: place })
    .withMetadata({ orientation: 3 })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Secret Name</x:xmpmeta>')
    .jpeg()
    .toBuffer()
  const before = await sharp(taken).metadata()
  expect(before.exif?.includes('Secret Name')).toBe(true)
  expect(before.orientation).toBe(3)
  const kept = (await read(person.browser, await setAvatar(person, taken))).rawPayload
  const after = await sharp(kept).metadata()
  expect([after.exif, after.xmp, after.iptc, after.orientation]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(kept.includes('Secret Name')).toBe(false)
  // The stripe was at the top of the stored pixels; upright it is at the bottom.
  const edge = async (top: number) =>
    (await sharp(kept).extract({ left: 256, top, width: 1, height: 1 }).raw().toBuffer())[0] as number
  expect([(await edge(8)) > 128, (await edge(504)) > 128]).toEqual([true, false])
})

test('what is appended to a picture is not kept', async () => {
  const person = await addSignedIn(shop)
  const payload = Buffer.concat([await photo().jpeg().toBuffer(), Buffer.from('<script>alert(1)</script>')])
  const kept = await read(person.browser, await setAvatar(person, payload))
  expect(kept.rawPayload.includes('script')).toBe(false)
})

/** Fifty-six megapixels in a few kilobytes. */
function bomb() {
  return photo(8000, 7000).toColorspace('b-w').png().toBuffer()
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
test.each<[string, () => Promise<Buffer> | Buffer]>([
  ['an SVG', () => Buffer.from(svg)],
  ['an SVG with an XML header', () => Buffer.from(`<?xml version="1.0"?>${svg}`)],
  ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['HTML that begins as a GIF', () => Buffer.from('GIF89a/*<script>*/=1;alert(1)//</script>')],
  ['a script that begins as a JPEG', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...Buffer.from('alert(1)')])],
  ['a PDF', () => Buffer.from('%PDF-1.7\n%âãÏÓ\n')],
  ['a TIFF', () => photo(8, 8).tiff().toBuffer()],
  ['half a JPEG', async () => (await photo().jpeg().toBuffer()).subarray(0, 1500)],
  ['half a PNG', async () => (await photo().png().toBuffer()).subarray(0, 700)],
  ['a picture that is small only while it is packed', bomb],
  ['nothing', () => Buffer.alloc(0)],
])('%s is refused as no image, and the picture before stays', async (_what, make) => {
  const person = await addSignedIn(shop)
  const avatar = await setAvatar(person)
  const payload = await make()
  for (const type of ['image/png', 'application/octet-stream']) {
    expect(codeOf(await send(person, payload, type))).toEqual([415, 'images-only'])
  }
  expect((await read(person.browser, avatar)).statusCode).toBe(200)
})

test('JSON instead of a picture is refused as no image', async () => {
  const { browser } = await addSignedIn(shop)
  const answer = await browser.send({ method: 'PATCH', url: '/api/file/user/avatar', payload: { a: 1 } })
  expect(codeOf(answer)).toEqual([415, 'images-only'])
})

test('more than five megabytes are refused as too large, a little less is looked at', async () => {
  const person = await addSignedIn(shop)
  const limit = 5 * 1024 * 1024
  expect(codeOf(await send(person, Buffer.alloc(limit + 1)))).toEqual([413, 'payload-too-large'])
  expect(codeOf(await send(person, Buffer.alloc(limit)))).toEqual([415, 'images-only'])
})

async function filesOf(owner: string) {
  return (await shop.database.kysely.selectFrom('files').select('id').where('owner_id', '=', owner).execute())
    .length
}

test('a new picture takes the place of the old one, and removing leaves none', async () => {
  const person = await addSignedIn(shop)
  const [first, second] = [await setAvatar(person), await setAvatar(person)]
  expect(second).not.toBe(first)
  expect((await read(person.browser, first)).statusCode).toBe(404)
  expect(await filesOf(person.id)).toBe(1)
  for (let round = 0; round < 2; round += 1) {
    expect((await person.browser.call('avatarRemove')).status).toBe(200)
  }
  expect((await person.browser.call('userGet', { query: { _id: person.id } })).ok.avatar).toBeNull()
  expect((await read(person.browser, second)).statusCode).toBe(404)
  expect(await filesOf(person.id)).toBe(0)
})

test('of pictures sent at once one is kept', async () => {
  const person = await addSignedIn(shop)
  const sent = await Promise.all(Array.from({ length: 5 }, () => setAvatar(person)))
  const { avatar } = (await person.browser.call('authentication')).ok
  expect(sent).toContain(avatar)
  expect(await filesOf(person.id)).toBe(1)
})

test('a picture that the browser has already is not sent again', async () => {
  const person = await addSignedIn(shop)
  const avatar = await setAvatar(person)
  const { etag } = (await read(person.browser, avatar)).headers
  const again = await read(person.browser, avatar, { 'if-none-match': String(etag) })
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
})

test('a picture is for its owner and those who look after them; for others it is as if there were none', async () => {
  const broker = await addSignedIn(shop, { role: 'BROKER' })
  const staff = await addSignedIn(shop, { role: 'ADMIN' })
  const agent = await addSignedIn(shop, { role: 'AGENT' })
  // An agent reads no picture, not even of the person whom they brought.
  const client = await addSignedIn(shop, { broker_id: broker.id, referred_by: agent.id })
  await addProfile(shop, { broker_id: broker.id, referred_by: agent.id })
  const avatar = await setAvatar(client)
  for (const { browser } of [client, broker, staff]) {
    expect((await read(browser, avatar)).statusCode).toBe(200)
  }
  const plantation = await addSignedIn(shop, { role: 'RECIPIENT' })
  const buyer = await addSignedIn(shop)
  for (const browser of [agent.browser, plantation.browser, buyer.browser, new Visitor(shop.app)]) {
    const foreign = await read(browser, avatar)
    const missing = await read(browser, '/api/file/e7c5c1b2-0000-4000-8000-000000000000')
    expect(codeOf(foreign)).toEqual([404, 'not-found'])
    expect(foreign.body).toBe(missing.body)
    expect(Object.keys(foreign.headers)).toEqual(Object.keys(missing.headers))
  }
})

test('thirty pictures in a quarter of an hour are enough for one person', async () => {
  let now = testNow
  const limited = await openTestShop({ now: () => now })
  const [eager, other] = [await addSignedIn(limited), await addSignedIn(limited)]
  const statuses: number[] = []
  for (let sent = 0; sent < 31; sent += 1) statuses.push((await send(eager, Buffer.alloc(1))).statusCode)
  expect(statuses.slice(29)).toEqual([415, 429])
  expect((await send(other, Buffer.alloc(1))).statusCode).toBe(415)
  now = new Date(testNow.getTime() + 14 * 60_000)
  expect((await send(eager, Buffer.alloc(1))).statusCode).toBe(429)
  now = new Date(testNow.getTime() + 15 * 60_000)
  eager.browser.token = (await eager.browser.call('authentication')).ok.token
  expect((await send(eager, Buffer.alloc(1))).statusCode).toBe(415)
})
