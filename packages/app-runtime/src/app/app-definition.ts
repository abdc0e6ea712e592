import type { ApiClientOptions } from '@flower-market/api-client'
import { atom } from 'jotai'
import type { MessageId, MessageTopic } from '../i18n/message-ids.ts'
import type { LoadMessages } from '../i18n/message-loader.ts'

/** What an app tells the runtime about itself. */
export interface AppDefinition {
  readonly loadMessages: LoadMessages
  /** The topics of what stands around every page; the runtime's own comes with them. */
  readonly frameTopics: readonly MessageTopic[]
  /** The app's own cookie of the CSRF token, and whose calls it makes. @default the client's */
  readonly client?: Pick<ApiClientOptions, 'csrfCookie' | 'side'>
  /** Paths without the language prefix. */
  readonly paths: {
    /** Where somebody goes who has no other place to go to. */
    readonly home: string
    /** Where people sign in; with the page that they return to afterwards. */
    readonly signIn: (returnTo?: string) => string
  }
  /** Sentences in which the runtime's pages speak of the app's own things; of its frame topics. */
  readonly texts: {
    readonly toHome: MessageId
    readonly sessionLost: MessageId
    readonly somethingWentWrongHint: MessageId
    readonly unexpectedErrorHint: MessageId
  }
}

const heldDefinitionAtom = atom<AppDefinition | null>(null)

/** The definition of this page's app; `createAppStore` sets it before the first render. */
export const appDefinitionAtom = atom(
  (get) => {
    const definition = get(heldDefinitionAtom)
    if (definition === null) throw new Error('No app definition: make the store by createAppStore.')
    return definition
  },
  (_get, set, definition: AppDefinition) => set(heldDefinitionAtom, definition),
)
