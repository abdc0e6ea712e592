import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { storeFiles } from './modules/files/store-files.ts'
import { s3Files } from './platform/ports/files/s3-files.ts'
import { openS3Server } from './testing/s3-server.ts'
import { addPerson } from './testing/test-people.ts'
import { openTestShop, type TestShop } from './testing/test-shop.ts'

const admin = fileURLToPath(new URL('admin.ts', import.meta.url))
const slow = { timeout: 60_000 }

/** Runs `npm run admin -- …` beside this process, whose bucket it asks; gives its exit code and what it says. */
function run({ connectionString }: TestShop, settings: NodeJS.ProcessEnv, command: string): Promise<string> {
  const env = { ...process.env, DATABASE_URL: connectionString, ...settings }
  return new Promise((resolve) => {
    execFile(process.execPath, ['--conditions=source', admin, command], { env }, (error, stdout, stderr) =>
      resolve(`${error?.code ?? 0} ${stdout}${stderr}`),
    )
  })
}

test('the operator has the store compared with the database, and can take all files back', slow, async () => {
  const server = await openS3Server()
  const shop = await openTestShop()
  const settings = {
    FILES_S3_URL: server.settings.url,
    FILES_S3_REGION: server.settings.region,
    FILES_S3_KEY_ID: server.settings.accessKeyId,
    FILES_S3_SECRET: server.settings.secretAccessKey,
  }
  const owner_id = await addPerson(shop, { email: 'rosa@buyers.example' })
  const id = randomUUID()
  const bytes = Buffer.from('an invoice')
  await shop.database.kysely
    .insertInto('files')
    .values({ id, owner_id, purpose: 'invoice', content_type: 'application/pdf', bytes })
    .execute()
  await storeFiles(shop.database, s3Files(server.settings), 5)
  expect(await run(shop, {}, 'check-files')).toBe(
    '1 Set FILES_S3_URL to the bucket that files are kept in.\n',
  )
  expect(await run(shop, settings, 'check-files')).toBe(
    '0 The store has all 1 files, as they were given to it.\n',
  )
  const kept = [...server.objects]
  server.objects.clear()
  expect(await run(shop, settings, 'check-files')).toBe(
    `1 Of 1 files the store has lost or changed 1: ${id}\n`,
  )
  for (const [path, object] of kept) server.objects.set(path, object)
  expect(await run(shop, settings, 'take-files-back')).toBe('0 1 files are in the database again.\n')
  const row = shop.database.kysely.selectFrom('files').select('bytes').where('id', '=', id)
  expect(await row.executeTakeFirstOrThrow()).toEqual({ bytes })
})
