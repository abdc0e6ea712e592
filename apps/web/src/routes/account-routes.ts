import type { RouteRead } from '@flower-market/api-client'
import type { PageRoutes } from './page-route.ts'

const ownProfile = { call: 'userGet', query: { _id: '@person' } } as const satisfies RouteRead

/** What belongs to a person, and the people whom a role looks after. */
export const accountRoutes = {
  users: {
    path: '/users',
    access: 'signed-in',
    needs: 'userList',
    layout: 'base',
    topics: ['users', 'forms', 'labels'],
    title: 'users.title',
  },
  user: {
    path: '/users/:id',
    access: 'signed-in',
    needs: 'userById',
    layout: 'base',
    topics: ['users', 'forms', 'labels'],
    title: 'users.title',
    reads: [{ call: 'userById', params: { id: ':id' } }],
  },
  profile: {
    path: '/profile',
    access: 'signed-in',
    layout: 'profile',
    topics: ['profile', 'addresses', 'forms'],
    title: 'profile.title',
    reads: [ownProfile, { call: 'addressList' }],
  },
  verification: {
    path: '/profile/verification',
    access: 'signed-in',
    layout: 'profile',
    topics: ['profile', 'questions', 'forms'],
    title: 'profile.verification',
    reads: [ownProfile],
  },
  notices: {
    path: '/notices',
    access: 'signed-in',
    layout: 'base',
    topics: ['notices'],
    title: 'notices.title',
    reads: [{ call: 'noticeList', query: { page: '1', limit: '20' } }],
  },
  settings: {
    path: '/settings',
    access: 'signed-in',
    layout: 'settings',
    topics: ['settings', 'sessions', 'forms'],
    title: 'settings.title',
    reads: [ownProfile, { call: 'regionList' }, { call: 'noticeSettings' }, { call: 'sessionList' }],
  },
} as const satisfies PageRoutes
