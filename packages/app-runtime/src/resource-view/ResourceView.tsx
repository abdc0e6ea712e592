import { isApiError } from '@flower-market/api-client'
import { VisuallyHidden } from '@flower-market/ui'
import type { ReactNode } from 'react'
import { useOnline } from '../frame/use-online.ts'
import type { MessageId } from '../i18n/message-ids.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { usePageTitle } from '../navigation/use-page-title.ts'
import type { ShownResource } from '../server-data/use-resource.ts'
import { LoadFailure } from './LoadFailure.tsx'

/** What a screen says of its data; each has a default. */
export interface ResourceMessages {
  /** Title of the page while its content, which would name it, is not there. */
  readonly pageTitle?: MessageId
  /** What a screen reader says while the data is loading. */
  readonly loading?: MessageId
  /** Heading of a failure. */
  readonly failed?: MessageId
  /** What could not be loaded, in a sentence. */
  readonly failedText?: MessageId
}

export interface ResourceViewProps<T> {
  resource: ShownResource<T>
  messages?: ResourceMessages
  /** Level of a failure's heading: 1 for a whole page, 2 for a part of one; without one a failure is a banner. */
  headingLevel?: 1 | 2
  /** Holds the place of the content while it is loading. */
  skeleton: ReactNode
  /** Stands for no data at all and for an empty list. */
  empty?: ReactNode
  /** @default an empty array */
  isEmpty?: (data: NonNullable<T>) => boolean
  /** Stands for what does not exist; without it, that is a failure like any other. */
  notFound?: ReactNode
  /** @default an answer of `not-found` */
  isNotFound?: (error: unknown) => boolean
  /** Of a failure with a heading. */
  className?: string
  children: (data: NonNullable<T>) => ReactNode
}

const noMessages: ResourceMessages = {}

function PageTitle({ id }: { id: MessageId }) {
  usePageTitle(id)
  return null
}

function isEmptyList(data: unknown): boolean {
  return Array.isArray(data) && data.length === 0
}

function isMissing(error: unknown): boolean {
  return isApiError(error, 'not-found')
}

/** Shows what is known of a read: that it is loading, why it failed, that there is nothing, or the data. */
export function ResourceView<T>({
  resource,
  messages = noMessages,
  headingLevel,
  skeleton,
  empty = null,
  isEmpty = isEmptyList,
  notFound,
  isNotFound = isMissing,
  className,
  children,
}: ResourceViewProps<T>) {
  const t = useTranslate()
  const isOnline = useOnline()
  const title = messages.pageTitle && <PageTitle id={messages.pageTitle} />
  if (resource.status === 'loading') {
    return (
      <>
        {title}
        {skeleton}
        {/* Behind the skeleton: parts of a page keep their distance from what stands before them. */}
        <VisuallyHidden>
          <output>{t(messages.loading ?? 'runtime.loading')}</output>
        </VisuallyHidden>
      </>
    )
  }
  if (resource.status === 'failed') {
    if (notFound !== undefined && isNotFound(resource.error)) return notFound
    return (
      <>
        {title}
        <LoadFailure
          headingLevel={headingLevel}
          title={isOnline ? messages.failed : 'runtime.notKept'}
          text={isOnline ? messages.failedText : 'runtime.notKeptText'}
          className={className}
          onRetry={resource.refresh}
        />
      </>
    )
  }
  const { data } = resource
  return data === null || data === undefined || isEmpty(data) ? empty : children(data)
}
