import { createAppStore } from '../app/create-app-store.ts'
import type { AppDefinition } from '../app/app-definition.ts'
import { Provider } from 'jotai'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { StaticRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { sessionFixture } from '@flower-market/api-client/msw'
import messages from '../i18n/messages/en/runtime.json'
import { AccessGuard } from './AccessGuard.tsx'
import { isInitAtom, sessionAtom } from './session.atoms.ts'

const definition = { paths: { home: '/', signIn: () => '/signin' } } as unknown as AppDefinition

function draw(access: 'everybody' | 'guest' | 'signed-in', isInit: boolean, isSignedIn: boolean): string {
  const store = createAppStore(definition, null)
  store.set(isInitAtom, isInit)
  store.set(sessionAtom, isSignedIn ? sessionFixture : null)
  return renderToString(
    <Provider store={store}>
      <IntlProvider locale="en-US" messages={messages}>
        <StaticRouter location="/history">
          <AccessGuard access={access}>page</AccessGuard>
        </StaticRouter>
      </IntlProvider>
    </Provider>,
  )
}

test.each(['signed-in', 'guest'] as const)(
  'the guard of a page for %s waits for the first authentication',
  (access) => {
    expect(draw(access, false, false)).toContain('data-page-loading')
    expect(draw(access, true, access === 'signed-in')).toBe('page')
  },
)

test('a page for everybody waits for nothing', () => {
  expect(draw('everybody', false, false)).toBe('page')
})

test('who is known not to be signed in is sent away', () => {
  expect(draw('signed-in', true, false)).toBe('')
})
