import { expect, test } from 'vitest'
import { leavingPath, type Press, type PressedLink } from './leave-guard.ts'

const shopOrigin = 'https://shop.example'

function leaving(
  address: string,
  { here = '/profile', press = {}, link = {} }: { here?: string; press?: Partial<Press>; link?: object } = {},
) {
  const { origin, pathname, search, hash } = new URL(address, shopOrigin)
  const plain: Press = {
    defaultPrevented: false,
    button: 0,
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
  }
  const pressed: PressedLink = { origin, pathname, search, hash, target: '', download: '', ...link }
  return leavingPath({ ...plain, ...press }, pressed, { origin: shopOrigin, pathname: here })
}

test('a link to another page leads away, with its query and section', () => {
  expect(leaving('/en/catalog?type=roses#top', { here: '/en/profile' })).toBe('/en/catalog?type=roses#top')
})

test('the same page in another language, or at another section, is no leaving', () => {
  expect(leaving('/en/profile')).toBeNull()
  expect(leaving('/profile#phone')).toBeNull()
})

test.each([
  ['with the middle button', { button: 1 }],
  ['into another tab', { ctrlKey: true }],
  ['into another tab of a Mac', { metaKey: true }],
  ['into another window', { shiftKey: true }],
  ['to download', { altKey: true }],
  ['that somebody else has answered', { defaultPrevented: true }],
])('a press %s leaves this page as it is', (_how, press) => {
  expect(leaving('/catalog', { press })).toBeNull()
})

test('other tabs, downloads and other sites leave this page as it is', () => {
  expect(leaving('/catalog', { link: { target: '_blank' } })).toBeNull()
  expect(leaving('/list', { link: { download: 'list.csv' } })).toBeNull()
  expect(leaving('https://other.example/')).toBeNull()
})
