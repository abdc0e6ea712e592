import { expect, it } from 'vitest'
import * as contractDoor from './contract/index.ts'
import * as door from './index.ts'
import * as mocksDoor from './msw/index.ts'

it.each([
  ['@flower-market/api-client', door],
  ['@flower-market/api-client/contract', contractDoor],
  ['@flower-market/api-client/msw', mocksDoor],
])('%s shows these names and no others', (_name, names) => {
  expect(Object.keys(names).toSorted()).toMatchSnapshot()
})
