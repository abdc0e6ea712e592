import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'

export const systemContract = {
  health: defineEndpoint({
    method: 'GET',
    path: '/api/health',
    summary: 'The process is alive',
    origin: 'extension',
    access: 'public',
    response: z.object({ status: z.literal('ok') }),
    errors: [],
  }),
  ready: defineEndpoint({
    method: 'GET',
    path: '/api/ready',
    summary: 'The database answers and the schema is current; 503 otherwise',
    origin: 'extension',
    access: 'public',
    response: z.object({ status: z.literal('ok') }),
    errors: ['unavailable'],
  }),
}
