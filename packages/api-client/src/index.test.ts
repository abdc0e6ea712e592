import { expect, it } from 'vitest'
import * as contractEntry from './contract/index.ts'
import * as entryPoint from './index.ts'
import * as mocksEntry from './msw/index.ts'

it.each([
  ['@flower-market/api-client', entryPoint],
  ['@flower-market/api-client/contract', contractEntry],
  ['@flower-market/api-client/msw', mocksEntry],
])('%s exports these names and no others', (_name, names) => {
  expect(Object.keys(names).toSorted()).toMatchSnapshot()
})
