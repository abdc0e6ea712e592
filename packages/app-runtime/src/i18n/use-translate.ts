import { useMemo, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { MessageId } from './message-ids.ts'

/** What a message may be filled with. */
export type MessageValues = Record<string, string | number | Date>
/** What a message with tags or elements in it may be filled with. */
export type RichMessageValues = Record<string, ReactNode | ((chunks: ReactNode) => ReactNode)>

/** Gives `t(id, values)`, the message in the page's language, and `t.rich` for one with tags or elements in it. */
export function useTranslate() {
  const intl = useIntl()
  return useMemo(
    () =>
      Object.assign((id: MessageId, values?: MessageValues): string => intl.formatMessage({ id }, values), {
        rich: (id: MessageId, values: RichMessageValues): ReactNode =>
          intl.formatMessage({ id }, values as Record<string, ReactNode>),
      }),
    [intl],
  )
}
