import type { PageRoutes } from './page-route.ts'

/** What everybody may read. */
export const publicRoutes = {
  offer: {
    path: '/offer',
    access: 'everybody',
    layout: 'offer',
    topics: ['legal'],
    title: 'legal.offer',
  },
  privacyPolicy: {
    path: '/privacy-policy',
    access: 'everybody',
    layout: 'offer',
    topics: ['legal'],
    title: 'legal.privacyPolicy',
  },
  flowerOffer: {
    path: '/flower-offer',
    access: 'everybody',
    layout: 'offer',
    topics: ['legal'],
    title: 'legal.flowerOffer',
  },
  flowerPrivacyPolicy: {
    path: '/flower-privacy-policy',
    access: 'everybody',
    layout: 'offer',
    topics: ['legal'],
    title: 'legal.flowerPrivacyPolicy',
  },
  outbox: {
    path: '/outbox',
    access: 'everybody',
    layout: 'base',
    topics: ['outbox'],
    title: 'outbox.title',
    reads: [{ call: 'outboxList' }],
  },
} as const satisfies PageRoutes
