import { AwsV4Signer } from 'aws4fetch'
import { expect, test } from 'vitest'
import { openProvider, patienceFor, strangeAnswers } from '../../../testing/provider-server.ts'
import { openS3Server } from '../../../testing/s3-server.ts'
import { ProviderError } from '../provider-error.ts'
import { s3Files } from './s3-files.ts'

const key = 'e7c5c1b2-0000-4000-8000-000000000000'
const file = { key, contentType: 'image/webp', bytes: Buffer.from([0, 255, 13, 10, 0, 128]) }

test('a file is kept under its key with its type, read again byte by byte, and deleted', async () => {
  const server = await openS3Server()
  const store = s3Files(server.settings)
  expect(await store.get(key)).toBeNull()
  await store.put(file)
  expect(server.objects.get(`/flower-market/${key}`)).toEqual({ type: 'image/webp', bytes: file.bytes })
  expect(await store.get(key)).toEqual(file.bytes)
  await store.put({ ...file, bytes: Buffer.alloc(0) })
  expect(await store.get(key)).toEqual(Buffer.alloc(0))
  await store.remove(key)
  expect(server.objects.size).toBe(0)
  await store.remove(key)
  // S3 itself takes it for done; some stores say that there was nothing.
  server.refusal = { status: 404, code: 'NoSuchKey' }
  await store.remove(key)
})

test('an address of a bucket may end with a slash', async () => {
  const { settings, objects } = await openS3Server()
  await s3Files({ ...settings, url: `${settings.url}/` }).put(file)
  expect([...objects.keys()]).toEqual([`/flower-market/${key}`])
})

test.each([
  ['another secret', { secretAccessKey: 'guessed' }, 'SignatureDoesNotMatch'],
  ['another key', { accessKeyId: 'AKIAOTHER' }, 'InvalidAccessKeyId'],
  ['another region', { region: 'ru-2' }, 'AuthorizationHeaderMalformed'],
])('%s is refused, and the error says why', async (_what, wrong, code) => {
  const { settings, objects } = await openS3Server()
  const store = s3Files({ ...settings, ...wrong })
  const failure = new ProviderError('S3', `status 403, ${code}`)
  await expect(store.put(file)).rejects.toEqual(failure)
  await expect(store.get(key)).rejects.toEqual(failure)
  await expect(store.remove(key)).rejects.toEqual(failure)
  expect(objects.size).toBe(0)
})

test('a bucket that is missing is no file that is missing', async () => {
  const { settings } = await openS3Server()
  const store = s3Files({ ...settings, url: settings.url.replace('flower-market', 'elsewhere') })
  await expect(store.get(key)).rejects.toThrow('S3: status 404, NoSuchBucket')
  await expect(store.remove(key)).rejects.toThrow('S3: status 404, NoSuchBucket')
})

const otherwise = strangeAnswers.filter(([, answer]) => answer === null || (answer.status ?? 200) >= 300)
test.each(otherwise)('%s is an error of the store', async (_what, answer, reason) => {
  const { origin } = await openProvider(answer)
  const account = { url: `${origin}/bucket`, region: 'ru-1', accessKeyId: 'id', secretAccessKey: 'secret' }
  const store = s3Files(account, patienceFor(answer))
  const failures = await Promise.allSettled([store.put(file), store.get(key), store.remove(key)])
  for (const failure of failures)
    expect(failure).toMatchObject({
      status: 'rejected',
      reason: { name: 'ProviderFailure', message: expect.stringMatching(`^S3: .*${reason}`) },
    })
})

test('requests are signed as the example of the S3 documentation is', async () => {
  // docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html, “GET Object”.
  const { headers } = await new AwsV4Signer({
    method: 'GET',
    url: 'https://examplebucket.s3.amazonaws.com/test.txt',
    headers: {
      range: 'bytes=0-9',
      'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    },
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    region: 'us-east-1',
    service: 's3',
    datetime: '20130524T000000Z',
    allHeaders: true,
  }).sign()
  expect(headers.get('authorization')).toContain(
    'Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  )
})
