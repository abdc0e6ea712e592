export { callKey } from './page-payload.ts'
export type { PagePayload, Session } from './page-payload.ts'
