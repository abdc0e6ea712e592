import { Banner } from '@flower-market/ui/banner'
import { useOnline } from '../frame/use-online.ts'
import type { MessageId } from '../i18n/message-ids.ts'
import { useFormat } from '../i18n/use-format.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import type { Resource } from '../server-data/resource.ts'

export interface KeptNoticeProps {
  resource: Resource<unknown>
  /** Says what is shown, and of when (`moment`). */
  message: MessageId
  className?: string | undefined
}

/** Tells that what is shown is of an earlier time, because the server cannot be reached; nothing while it is being asked. */
export function KeptNotice({ resource, message, className }: KeptNoticeProps) {
  const t = useTranslate()
  const format = useFormat()
  const isOnline = useOnline()
  if (resource.status !== 'ready' || resource.keptAt === undefined) return null
  if (isOnline && resource.isRefreshing) return null
  return (
    <Banner tone="warn" className={className}>
      <output>{t(message, { moment: format.moment(new Date(resource.keptAt).toISOString()) })}</output>
    </Banner>
  )
}
