/** What the menus of the header hold: fetched when the page is idle, or when one is opened. */
export { AccountMenuContent } from './AccountMenuContent.tsx'
export { ThemeChoice } from '@flower-market/app-runtime/theme'
export { WalletContent } from './WalletContent.tsx'
