import { expect, test } from 'vitest'
import Fastify from 'fastify'
import cookie from '@fastify/cookie'
import { knownDevices } from './known-devices.ts'

const secret = Buffer.alloc(32, 7)

/** A browser that proves subjects and asks which of them are known. */
async function browser() {
  const app = Fastify()
  await app.register(cookie)
  const devices = knownDevices(secret, false)
  app.get('/prove/:subject', async (request, reply) => {
    devices.remember(reply, (request.params as { subject: string }).subject)
    return {}
  })
  app.get('/read/:subject', (request) => ({
    name: devices.read(request, (request.params as { subject: string }).subject),
  }))
  let kept = ''
  return {
    async prove(subject: string) {
      const { cookies } = await app.inject({ url: `/prove/${subject}`, cookies: { device: kept } })
      kept = cookies.find(({ name }) => name === 'device')?.value ?? kept
    },
    async read(subject: string): Promise<string | null> {
      return (await app.inject({ url: `/read/${subject}`, cookies: { device: kept } })).json().name
    },
    forge(change: (value: string) => string) {
      kept = change(kept)
    },
  }
}

test('a browser is known for each email and phone that it has proved, by one name, and for no other', async () => {
  const { prove, read } = await browser()
  await prove('rosa@buyers.example')
  await prove('79990000001')
  const name = await read('rosa@buyers.example')
  expect(name).toEqual(expect.any(String))
  expect(await read('79990000001')).toBe(name)
  expect(await read('79990000002')).toBeNull()
})

test('of more than six the earliest is forgotten', async () => {
  const { prove, read } = await browser()
  for (let phone = 1; phone <= 7; phone += 1) await prove(`7999000000${phone}`)
  expect(await read('79990000001')).toBeNull()
  expect(await read('79990000002')).not.toBeNull()
})

test('another name under the same signatures is not known', async () => {
  const { prove, read, forge } = await browser()
  await prove('79990000001')
  forge((value) => `another${value.slice(value.indexOf('.'))}`)
  expect(await read('79990000001')).toBeNull()
})
