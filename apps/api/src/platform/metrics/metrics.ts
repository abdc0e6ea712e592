import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** A value of a gauge, with what it is of. */
export interface Sample {
  readonly labels?: Readonly<Record<string, string>>
  readonly value: number
}

/** What Prometheus is told about a value that is read when it asks. */
export interface GaugeDescription {
  /** Begins with `flower_` and ends with its unit. */
  readonly name: string
  readonly help: string
  readonly labels?: readonly string[]
}

/** What this process tells Prometheus. */
export interface Metrics {
  /** Adds a value that is read whenever Prometheus asks. */
  gauge(description: GaugeDescription, read: () => readonly Sample[] | Promise<readonly Sample[]>): void
  /** All values in the text format. */
  render(): Promise<{ readonly contentType: string; readonly text: string }>
}

/** From a fast list to a provider that hardly answers. */
const bucketsSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/**
 * Measures the process and every request, by the pattern of its route: an address may name a person, and there are too
 * many of them.
 */
export async function createMetrics(app: FastifyInstance): Promise<Metrics> {
  // A shop without metrics starts without them.
  const { Gauge, Histogram, Registry, collectDefaultMetrics } = await import('prom-client')
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'flower_http_request_duration_seconds',
    help: 'How long requests took, by route and class of status.',
    labelNames: ['method', 'route', 'status'],
    buckets: bucketsSeconds,
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    requests.observe(labelsOf(request, reply), reply.elapsedTime / 1_000)
    done()
  })
  return {
    gauge({ name, help, labels = [] }, read) {
      const registered = new Gauge({
        name,
        help,
        labelNames: [...labels],
        registers: [registry],
        async collect() {
          const samples = await read()
          this.reset()
          for (const sample of samples) this.set({ ...sample.labels }, sample.value)
          // Without labels a gauge that was reset says 0, which nobody has measured.
          if (samples.length === 0 && labels.length === 0) this.remove()
        },
      })
      registered.reset()
    },
    render: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  }
}

function labelsOf({ method, routeOptions }: FastifyRequest, { statusCode }: FastifyReply) {
  return {
    // A method that no route has is whatever its sender likes.
    method: routeOptions.url === undefined ? 'other' : method,
    route: routeOptions.url ?? 'none',
    status: `${Math.floor(statusCode / 100)}xx`,
  }
}
