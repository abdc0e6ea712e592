import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { webhookDocs } from './webhook-docs.ts'
import { sessionCookie } from '../sessions/session-store.ts'

/** The contract as an OpenAPI document at `/api/docs/json`, to read and try at `/api/docs`. */
export async function registerApiDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Flower Market', version: '0.1.0' },
      tags: [
        { name: 'specification', description: "Calls of the product's specification" },
        { name: 'extension', description: 'Calls that its screens need besides' },
        { name: 'webhooks', description: "What is posted to people's own servers" },
      ],
      webhooks: webhookDocs,
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: sessionCookie },
          bearer: { type: 'http', scheme: 'bearer' },
          apiToken: {
            type: 'http',
            scheme: 'bearer',
            description:
              'A token that a person makes for a program in the settings; without cookies and CSRF header.',
          },
        },
      },
    },
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs', transformStaticCSP: withoutTrustedTypes })
}

/** The reader of the document writes HTML as text; all else of the shop's policy holds for it. */
function withoutTrustedTypes(policy: string): string {
  return policy
    .split(';')
    .filter((directive) => !directive.includes('trusted-types'))
    .join(';')
}
