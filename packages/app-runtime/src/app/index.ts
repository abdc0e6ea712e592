export type { AppDefinition } from './app-definition.ts'
export { createAppStore } from './create-app-store.ts'
export { pageEnvironmentAtom, type PageEnvironment } from './page-environment.ts'
export { readPagePayload } from './page-payload.ts'
