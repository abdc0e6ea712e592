import { useLayoutEffect, type ReactNode } from 'react'
import type { MessageId } from '../i18n/message-ids.ts'
import { PageTitleContext, useTitleText } from './use-page-title.ts'

interface TitledPageProps {
  title: MessageId
  children: ReactNode
}

/** Stands before the page, so that its effect comes before those of the page. */
function DocumentTitle({ title }: { title: string }) {
  useLayoutEffect(() => {
    document.title = title
  }, [title])
  return null
}

/** Gives a page the title of its route, in every state, unless something inside has a more exact one. */
export function TitledPage({ title, children }: TitledPageProps) {
  const text = useTitleText(title)
  return (
    <PageTitleContext value={text}>
      <DocumentTitle title={text} />
      {children}
    </PageTitleContext>
  )
}
