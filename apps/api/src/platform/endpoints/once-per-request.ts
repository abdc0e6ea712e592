import type { FastifyRequest } from 'fastify'

/** Reads something by its key on behalf of a request. */
export type RequestRead<K extends readonly string[], V> = (request: FastifyRequest, ...key: K) => Promise<V>

/** Makes a read that is done once for each request and key: a document is the answer to several calls, which read the same. */
export function oncePerRequest<K extends readonly string[], V>(read: RequestRead<K, V>): RequestRead<K, V> {
  const started = new WeakMap<FastifyRequest, Map<string, Promise<V>>>()
  return (request, ...key) => {
    const reads = started.get(request) ?? new Map<string, Promise<V>>()
    started.set(request, reads)
    const name = JSON.stringify(key)
    const reading = reads.get(name) ?? read(request, ...key)
    reads.set(name, reading)
    return reading
  }
}
