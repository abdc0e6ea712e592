import type { OfflinePages } from '../../../tools/vite/service-worker.ts'
import { frameTopics, routes } from '../src/routes.ts'

/** The pages that can be opened without a network. */
const pages = ['catalog', 'cart', 'history', 'historyOrder', 'historyToOrder'] as const

/** The parts of the messages that they begin with, which the shell holds. */
export const shellTopics: readonly string[] = [
  ...new Set(['runtime', ...frameTopics, ...pages.flatMap((page) => routes[page].topics)]),
]

/** What the service worker keeps of the shop. */
export const offlinePages: OfflinePages = {
  module: 'worker/service-worker.ts',
  screens: [
    'src/screens/catalog/CatalogScreen.tsx',
    'src/screens/cart/CartScreen.tsx',
    'src/screens/history/HistoryScreen.tsx',
    'src/screens/history-order/HistoryOrderScreen.tsx',
    'src/screens/history-order/HistoryToOrderScreen.tsx',
  ],
  lists: [
    'src/app/screen-lists/buying-screens.ts',
    'src/app/screen-lists/money-screens.ts',
    'src/app/screen-lists/account-screens.ts',
    'src/app/screen-lists/joining-screens.ts',
    'src/app/screen-lists/public-screens.ts',
    'src/i18n/message-files.ts',
    '../../packages/app-runtime/src/i18n/message-files.ts',
  ],
  // What cannot be done without a network is refused in the words of `errors`.
  topics: [...shellTopics, 'errors'],
  files: ['/favicon.svg', '/icons/icon-192.png', '/app-ru.webmanifest', '/app-en.webmanifest'],
}
