import { roles } from '@flower-market/flower-domain'
import { expect, test } from 'vitest'
import { pageRoutes } from '../../routes.ts'
import { accountMenu, mainMenu, menuOf } from './menu.ts'

const entries = [...mainMenu, ...accountMenu]

test('the menu leads only to pages that exist', () => {
  const pages = pageRoutes.map(({ path }) => path)
  expect(entries.length).toBeGreaterThan(0)
  for (const { path } of entries) expect(pages).toContain(path.replace(/[?#].*/u, ''))
})

test('an entry is seen by the roles that may make its call, and by no others', () => {
  const people = { name: 'shell.orders', path: '/users', needs: 'userList' } as const
  const referred = { ...people, roles: ['AGENT'] } as const
  expect(roles.filter((role) => menuOf([people], role).length > 0)).toEqual(['ADMIN', 'BROKER', 'AGENT'])
  expect(roles.filter((role) => menuOf([referred], role).length > 0)).toEqual(['AGENT'])
})

test('a broker finds the clients in the main menu, nobody else does', () => {
  const withClients = roles.filter((role) => menuOf(mainMenu, role).some(({ path }) => path === '/users'))
  expect(withClients).toEqual(['BROKER'])
})
