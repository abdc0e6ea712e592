import type { PageRoutes } from './page-route.ts'

/** Signing in, joining and recovering a password. */
export const joiningRoutes = {
  signin: {
    path: '/signin',
    access: 'guest',
    layout: 'auth',
    topics: ['auth', 'signin', 'forms'],
    title: 'signin.title',
  },
  signinOld: {
    path: '/signin/indexOld',
    access: 'guest',
    layout: 'auth',
    topics: ['auth', 'signin', 'forms'],
    title: 'signin.title',
  },
  signup: {
    path: '/signup',
    access: 'guest',
    layout: 'auth',
    topics: ['auth', 'signin', 'forms'],
    title: 'auth.signUp',
  },
  signupOld: {
    path: '/signup/indexOld',
    access: 'guest',
    layout: 'auth',
    topics: ['auth', 'signin', 'forms'],
    title: 'auth.signUp',
  },
  signupVerify: {
    path: '/signup/verify',
    access: 'everybody',
    layout: 'auth',
    topics: ['auth', 'signin', 'forms', 'signup'],
    title: 'auth.confirmEmail',
  },
  signupExpired: {
    path: '/signup/expired',
    access: 'everybody',
    layout: 'auth',
    topics: ['auth', 'signin', 'forms'],
    title: 'auth.linkExpired',
  },
  signupCheckMail: {
    path: '/signup/:email',
    access: 'guest',
    layout: 'auth',
    topics: ['auth', 'signin', 'forms'],
    title: 'auth.checkMail',
  },
  recovery: {
    path: '/recovery',
    access: 'guest',
    layout: 'auth',
    topics: ['auth', 'signin', 'forms'],
    title: 'auth.recovery',
  },
  recoveryVerify: {
    path: '/recovery/verify',
    access: 'everybody',
    layout: 'auth',
    topics: ['auth', 'signin', 'forms'],
    title: 'auth.newPassword',
  },
  recoveryConfirmed: {
    path: '/recovery/confirmed',
    access: 'everybody',
    layout: 'auth',
    topics: ['auth', 'signin', 'forms'],
    title: 'auth.passwordChanged',
  },
  recoveryExpired: {
    path: '/recovery/expired',
    access: 'everybody',
    layout: 'auth',
    topics: ['auth', 'signin', 'forms'],
    title: 'auth.linkExpired',
  },
  recoveryCheckMail: {
    path: '/recovery/:email',
    access: 'guest',
    layout: 'auth',
    topics: ['auth', 'signin', 'forms'],
    title: 'auth.checkMail',
  },
} as const satisfies PageRoutes
