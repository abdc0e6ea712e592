import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { S3Settings } from '../platform/ports/files/s3-files.ts'

/** A bucket on this machine that ends with the test. */
export interface S3Server {
  readonly settings: S3Settings
  /** What it keeps, by path. */
  readonly objects: Map<string, { readonly type: string; readonly bytes: Buffer }>
  /** The method and path of what it was asked, also of what it refused. */
  readonly requests: string[]
  /** Answers this status, with its code, instead of doing anything; null again for a store that works. */
  refusal: { readonly status: number; readonly code: string } | null
}

const account = { region: 'ru-1', accessKeyId: 'AKIAEXAMPLE', secretAccessKey: 'secret/of+the+bucket' }

function hash(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex')
}

function sign(key: Buffer | string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

const authorization =
  /^AWS4-HMAC-SHA256 Credential=(?<id>[^/]+)\/(?<scope>(?<day>\d{8})\/(?<region>[^/]+)\/s3\/aws4_request), ?SignedHeaders=(?<names>[\w;-]+), ?Signature=(?<signature>[0-9a-f]{64})$/u

/** What of a request S3 refuses by its documentation of Signature Version 4; null where it is in order. */
function refusalOf({ method = '', url = '', headers }: IncomingMessage, body: Buffer): string | null {
  const parts = authorization.exec(headers.authorization ?? '')?.groups
  if (parts === undefined) return 'AccessDenied'
  const { id, scope = '', day = '', region = '', names = '', signature } = parts
  if (id !== account.accessKeyId) return 'InvalidAccessKeyId'
  if (region !== account.region) return 'AuthorizationHeaderMalformed'
  const date = String(headers['x-amz-date'])
  const at = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/u, '$1-$2-$3T$4:$5:$6Z'))
  if (!(Math.abs(Date.now() - at) < 15 * 60_000) || !date.startsWith(day)) return 'RequestTimeTooSkewed'
  const payload = String(headers['x-amz-content-sha256'])
  if (payload !== hash(body)) return 'XAmzContentSHA256Mismatch'
  const signed = names.split(';')
  const needed = ['host', 'x-amz-content-sha256', 'x-amz-date']
  if (!needed.every((name) => signed.includes(name))) return 'AccessDenied'
  const [path = '', query = ''] = url.split('?')
  const canonical = [
    method,
    path,
    query,
    ...signed.map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    names,
    payload,
  ].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(
    sign,
    `AWS4${account.secretAccessKey}`,
  )
  const expected = sign(key, ['AWS4-HMAC-SHA256', date, scope, hash(canonical)].join('\n')).toString('hex')
  return expected === signature ? null : 'SignatureDoesNotMatch'
}

function refuse(response: ServerResponse, status: number, code: string): void {
  const body = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><RequestId>1</RequestId></Error>`
  response.writeHead(status, { 'content-type': 'application/xml' }).end(body)
}

/** Opens a bucket that speaks the S3 protocol and checks every signature by itself. */
export async function openS3Server(): Promise<S3Server> {
  const objects: S3Server['objects'] = new Map()
  const requests: string[] = []

  function answer(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
    const { method = '', url = '', headers } = request
    requests.push(`${method} ${url}`)
    if (opened.refusal !== null) return refuse(response, opened.refusal.status, opened.refusal.code)
    const refusal = refusalOf(request, body)
    if (refusal !== null) return refuse(response, 403, refusal)
    if (!url.startsWith('/flower-market/')) return refuse(response, 404, 'NoSuchBucket')
    const kept = objects.get(url)
    if (method === 'PUT') {
      objects.set(url, { type: String(headers['content-type']), bytes: body })
      response.writeHead(200).end()
    } else if (method === 'DELETE') {
      objects.delete(url)
      response.writeHead(204).end()
    } else if (kept === undefined) refuse(response, 404, 'NoSuchKey')
    else response.writeHead(200, { 'content-type': kept.type }).end(kept.bytes)
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => answer(request, response, Buffer.concat(chunks)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const opened: S3Server = {
    settings: { ...account, url: `http://127.0.0.1:${port}/flower-market` },
    objects,
    requests,
    refusal: null,
  }
  return opened
}
