import type { MessageId } from '@flower-market/app-runtime/i18n'
import type { ApiScope } from '@flower-market/flower-domain'

/** What each scope of a token lets a program do. */
export const scopeLabels = {
  'catalog:read': 'settings.scope.catalogRead',
  'orders:read': 'settings.scope.ordersRead',
  'orders:write': 'settings.scope.ordersWrite',
  'balance:read': 'settings.scope.balanceRead',
} as const satisfies Record<ApiScope, MessageId>
