import { PageHeader, Skeleton, Stack } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { ResourceView } from '@flower-market/app-runtime/resource-view'
import { useResource } from '@flower-market/app-runtime/server-data'
import { useState } from 'react'
import { useMay } from '../../state/use-may.ts'
import type { MailTexts } from './mail-text-form.ts'
import { MailTextDialog } from './parts/MailTextDialog.tsx'
import { MailTextTable } from './parts/MailTextTable.tsx'

const listMessages = { loading: 'mails.loading', failedText: 'mails.loadFailed' } as const

/** Every mail of the shop, with its text in both languages. */
function MailTextsScreen() {
  const t = useTranslate()
  const isChangeable = useMay()('mailTextSet')
  const mails = useResource('mailTextList', {})
  const [edited, setEdited] = useState<MailTexts | null>(null)
  return (
    <Stack gap={5}>
      <PageHeader title={t('mails.title')} description={t('mails.intro')} />
      <ResourceView
        resource={mails}
        messages={listMessages}
        skeleton={<Skeleton shape="block" height={640} />}
      >
        {(list) => <MailTextTable mails={list} onEdit={isChangeable ? setEdited : null} />}
      </ResourceView>
      {edited && <MailTextDialog mail={edited} onClose={() => setEdited(null)} />}
    </Stack>
  )
}

export default MailTextsScreen
