import { expect, test } from 'vitest'
import { serverAddresses } from './server-addresses.ts'

test.each([
  ['postgres://shop:secret@db:5432/shop', ['postgres://shop:secret@db:5432/shop']],
  ['postgres://db', ['postgres://db']],
  [
    'postgres://shop:a,b@one:5432,two:5433/shop?sslmode=require,x',
    [
      'postgres://shop:a,b@one:5432/shop?sslmode=require,x',
      'postgres://shop:a,b@two:5433/shop?sslmode=require,x',
    ],
  ],
  ['postgres://one,[::1]:5433', ['postgres://one', 'postgres://[::1]:5433']],
])('%s names its servers', (connectionString, addresses) => {
  expect(serverAddresses(connectionString)).toEqual(addresses)
})
