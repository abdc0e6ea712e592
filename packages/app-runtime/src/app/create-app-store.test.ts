import { sessionFixture } from '@flower-market/api-client/msw'
import { createStore } from 'jotai'
import { expect, test } from 'vitest'
import { createMessageLoader } from '../i18n/message-loader.ts'
import { sessionAtom } from '../session/session.atoms.ts'
import { appDefinitionAtom, type AppDefinition } from './app-definition.ts'
import { createAppStore } from './create-app-store.ts'

const definition: AppDefinition = {
  loadMessages: createMessageLoader(async () => ({ messageFiles: {} })),
  frameTopics: [],
  paths: { home: '/', signIn: () => '/signin' },
  texts: {
    toHome: 'runtime.reload',
    sessionLost: 'runtime.signInAgain',
    somethingWentWrongHint: 'runtime.offline',
    unexpectedErrorHint: 'runtime.offline',
  },
}

test('the store knows its app, and who the page was sent to', () => {
  const store = createAppStore(definition, { session: sessionFixture, calls: {} })
  expect(store.get(appDefinitionAtom)).toBe(definition)
  expect(store.get(sessionAtom)).toBe(sessionFixture)
})

test('without a payload nobody is signed in', () => {
  expect(createAppStore(definition, null).get(sessionAtom)).toBeNull()
})

test('a store without an app says how to make one', () => {
  expect(() => createStore().get(appDefinitionAtom)).toThrow('createAppStore')
})
