import type { PageRoutes } from './page-route.ts'

/** What everybody may read. */
export const publicRoutes = {
  offer: {
    path: '/offer',
    access: 'everybody',
    layout: 'offer',
    topics: ['legal'],
    title: 'legal.offer',
    description: 'descriptions.offer',
  },
  privacyPolicy: {
    path: '/privacy-policy',
    access: 'everybody',
    layout: 'offer',
    topics: ['legal'],
    title: 'legal.privacyPolicy',
    description: 'descriptions.privacyPolicy',
  },
  flowerOffer: {
    path: '/flower-offer',
    access: 'everybody',
    layout: 'offer',
    topics: ['legal'],
    title: 'legal.flowerOffer',
    description: 'descriptions.flowerOffer',
  },
  flowerPrivacyPolicy: {
    path: '/flower-privacy-policy',
    access: 'everybody',
    layout: 'offer',
    topics: ['legal'],
    title: 'legal.flowerPrivacyPolicy',
    description: 'descriptions.flowerPrivacyPolicy',
  },
  outbox: {
    path: '/outbox',
    access: 'everybody',
    layout: 'base',
    topics: ['outbox'],
    title: 'outbox.title',
    description: 'descriptions.outbox',
    reads: [{ call: 'outboxList' }],
  },
} as const satisfies PageRoutes
