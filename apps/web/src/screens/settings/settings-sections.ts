import type { MessageId } from '@flower-market/app-runtime/i18n'
import type { SettingsSection } from '../../paths.ts'

/** The sections of the page in their order, by the name that stands behind the `#`. */
export const sections = [
  { id: 'language', words: 'settings.language' },
  { id: 'region', words: 'settings.region' },
  { id: 'delivery', words: 'settings.delivery' },
  { id: 'notices', words: 'settings.notices' },
  { id: 'password', words: 'settings.password' },
  { id: 'sessions', words: 'settings.sessions' },
  { id: 'tokens', words: 'settings.tokens' },
  { id: 'webhooks', words: 'settings.webhooks' },
  { id: 'data', words: 'settings.data' },
] as const satisfies readonly { id: SettingsSection; words: MessageId }[]

/** What each section says of what it loads. */
export const settingsMessages = {
  loading: 'settings.loading',
  failedText: 'settings.loadFailed',
} as const
