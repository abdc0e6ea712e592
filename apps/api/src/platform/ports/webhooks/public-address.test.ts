import { expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'

test.each(['1.1.1.1', '93.184.215.14', '172.32.0.1', '100.128.0.1', '2606:4700:4700::1111', '2a02:6b8::1'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

test.each([
  ['loopback', '127.0.0.1'],
  ['loopback', '127.255.255.254'],
  ['loopback', '::1'],
  ['no address', '0.0.0.0'],
  ['no address', '::'],
  ['private', '10.1.2.3'],
  ['private', '172.16.0.1'],
  ['private', '172.31.255.255'],
  ['private', '192.168.1.1'],
  ['unique local', 'fd00::1'],
  ['link-local', '169.254.1.1'],
  ['link-local', 'fe80::1'],
  ['metadata of a cloud', '169.254.169.254'],
  ['metadata of a cloud', 'fd00:ec2::254'],
  ['carrier-grade NAT', '100.64.0.1'],
  ['carrier-grade NAT', '100.127.255.255'],
  ['benchmarks', '198.18.0.1'],
  ['documentation', '192.0.2.1'],
  ['documentation', '2001:db8::1'],
  ['multicast', '224.0.0.1'],
  ['multicast', 'ff02::1'],
  ['broadcast', '255.255.255.255'],
  ['mapped loopback', '::ffff:127.0.0.1'],
  ['mapped private', '::ffff:10.0.0.1'],
  ['mapped public', '::ffff:1.1.1.1'],
  ['translated private', '64:ff9b::10.0.0.1'],
  ['6to4 of a private one', '2002:a00:1::1'],
  ['Teredo', '2001:0:1::1'],
  ['no IP address', 'localhost'],
])('%s is not public: %s', (_what, address) => {
  expect(isPublicAddress(address)).toBe(false)
})
