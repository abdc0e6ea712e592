import { expect, it } from 'vitest'
import * as domain from './index.ts'

it('exports these names and no others', () => {
  expect(Object.keys(domain).toSorted().join('\n')).toMatchSnapshot()
})
