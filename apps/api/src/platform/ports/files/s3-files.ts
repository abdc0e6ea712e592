import { createHash } from 'node:crypto'
import { AwsV4Signer } from 'aws4fetch'
import { ProviderError } from '../provider-error.ts'
import type { FileStorePort, StoredFile } from './file-store-port.ts'

/** The operator's bucket. */
export interface S3Settings {
  /** Of the bucket, with its name in the host or in the path. */
  readonly url: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

const provider = 'S3'

/** The code by which a store says that a key is not there, rather than the bucket. */
const missingKey = '<Code>NoSuchKey</Code>'

interface Answer {
  readonly status: number
  readonly bytes: Buffer
}

function requireSuccess({ status, bytes }: Answer): void {
  if (status >= 200 && status < 300) return
  const code = /<Code>(?<code>\w{1,60})<\/Code>/u.exec(bytes.subarray(0, 2000).toString())?.groups?.['code']
  throw new ProviderError(provider, `status ${status}${code === undefined ? '' : `, ${code}`}`)
}

/**
 * Keeps files in a bucket of any store that speaks the S3 protocol, signed by AWS Signature Version 4
 * (docs.aws.amazon.com, “Signature Calculations for the Authorization Header”); the store checks the bytes by their hash.
 */
export function s3Files(
  { url, region, accessKeyId, secretAccessKey }: S3Settings,
  timeoutMs = 10_000,
): FileStorePort {
  const bucket = url.replace(/\/$/u, '')

  async function ask(method: 'GET' | 'PUT' | 'DELETE', key: string, file?: StoredFile): Promise<Answer> {
    const body = file === undefined ? null : new Uint8Array(file.bytes)
    const signed = await new AwsV4Signer({
      method,
      url: `${bucket}/${key}`,
      headers: {
        'x-amz-content-sha256': createHash('sha256')
          .update(body ?? '')
          .digest('hex'),
        ...(file && { 'content-type': file.contentType }),
      },
      body,
      accessKeyId,
      secretAccessKey,
      region,
      service: 's3',
    }).sign()
    return fetch(signed.url, {
      method,
      headers: signed.headers,
      ...(body && { body }),
      // The signature is for one address alone.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
      .then(async (answer) => ({ status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) }))
      .catch((error: unknown) => {
        const isLate = error instanceof Error && error.name === 'TimeoutError'
        throw new ProviderError(provider, isLate ? 'no answer in time' : 'cannot be reached')
      })
  }

  return {
    put: async (file) => requireSuccess(await ask('PUT', file.key, file)),
    async get(key) {
      const answer = await ask('GET', key)
      if (answer.status === 404 && answer.bytes.includes(missingKey)) return null
      requireSuccess(answer)
      return answer.bytes
    },
    async remove(key) {
      const answer = await ask('DELETE', key)
      if (answer.status === 404 && answer.bytes.includes(missingKey)) return
      requireSuccess(answer)
    },
  }
}
