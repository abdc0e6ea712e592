import { createApiClient, type ApiClientOptions, type PagePayload } from '@flower-market/api-client'
import { createStore } from 'jotai'
import { isCodeMissingAtom } from '../errors/missing-code.atoms.ts'
import { notifyApiErrorAtom } from '../notifications/api-error-notice.ts'
import { apiAtom } from '../session/api.ts'
import { isInitAtom, isSessionLostAtom, sessionAtom } from '../session/session.atoms.ts'
import { appDefinitionAtom, type AppDefinition } from './app-definition.ts'

/**
 * Makes the store of a page: the app's definition, a client whose answers keep the session up to date, and what the
 * server wrote into the page. Without a payload nobody is signed in yet, and guards wait for
 * `authenticateAtom`.
 */
export function createAppStore(
  definition: AppDefinition,
  payload: PagePayload | null,
  network: Pick<ApiClientOptions, 'fetch'> = {},
) {
  const store = createStore()
  const api = createApiClient({
    ...network,
    ...(payload === null ? {} : { payload }),
    ...definition.client,
    onSession: (session) => store.set(sessionAtom, session),
    onSessionLost: () => store.set(isSessionLostAtom, true),
    onLoadFailed: () => store.set(isCodeMissingAtom, true),
    onUnhandledError: (error) => store.set(notifyApiErrorAtom, error),
  })
  store.set(appDefinitionAtom, definition)
  store.set(apiAtom, api)
  store.set(sessionAtom, payload?.session ?? null)
  store.set(isInitAtom, payload !== null)
  return store
}
