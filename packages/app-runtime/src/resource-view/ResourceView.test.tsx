import { ApiError } from '@flower-market/api-client'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import runtimeMessages from '../i18n/messages/en/runtime.json'
import type { Resource } from '../server-data/resource.ts'
import { ResourceView, type ResourceViewProps } from './ResourceView.tsx'

type Props = ResourceViewProps<readonly string[] | null>

const missing = new ApiError({
  kind: 'http',
  call: 'purchaseGet',
  message: 'No',
  status: 404,
  code: 'not-found',
})

function draw(resource: Resource<readonly string[] | null>, props: Partial<Props> = {}): string {
  return renderToString(
    <IntlProvider locale="en-US" messages={runtimeMessages}>
      <ResourceView
        resource={{ ...resource, refresh: () => {} }}
        skeleton={<i>skeleton</i>}
        empty={<i>nothing</i>}
        {...props}
      >
        {(flowers) => <b>{flowers.join(' ')}</b>}
      </ResourceView>
    </IntlProvider>,
  )
}
function isEmpty(flowers: readonly string[]): boolean {
  return flowers.includes('weed')
}
function ready(data: readonly string[] | null) {
  return { status: 'ready', data, isRefreshing: false } as const
}

test('draws the data', () => {
  expect(draw(ready(['rose', 'peony']))).toBe('<b>rose peony</b>')
})

test('holds the place while loading, and says so', () => {
  const html = draw({ status: 'loading' })
  expect(html).toContain('<i>skeleton</i>')
  expect(html).toContain(`<output>${runtimeMessages['runtime.loading']}</output>`)
})

test.each([[null], [[]]])('has nothing to draw for %j', (data) => {
  expect(draw(ready(data))).toBe('<i>nothing</i>')
})

test('leaves it to the screen what counts as nothing', () => {
  expect(draw(ready(['weed']), { isEmpty })).toBe('<i>nothing</i>')
  expect(draw(ready([]), { isEmpty })).toBe('<b></b>')
})

test('tells a failure in a heading of a page, and in a banner of a section', () => {
  const failed = { status: 'failed', error: new Error('down') } as const
  expect(draw(failed, { headingLevel: 1 })).toContain('<h1')
  expect(draw(failed)).not.toContain('<h1')
  expect(draw(failed)).toContain('role="alert"')
})

test('tells what does not exist from what failed, where the screen has something to say', () => {
  const failed = { status: 'failed', error: missing } as const
  expect(draw(failed, { notFound: <i>no such order</i> })).toBe('<i>no such order</i>')
  expect(draw(failed)).toContain('role="alert"')
})
