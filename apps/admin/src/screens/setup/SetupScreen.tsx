import { PageHeader, Skeleton, Stack } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { ResourceView } from '@flower-market/app-runtime/resource-view'
import { useResource } from '@flower-market/app-runtime/server-data'
import { SetupSteps } from './parts/SetupSteps.tsx'

const setupMessages = { loading: 'setup.loading', failedText: 'setup.loadFailedText' } as const

/** What of a new shop is set, what is not yet, and where it is done. */
function SetupScreen() {
  const t = useTranslate()
  const setup = useResource('setup', {})
  const header = <PageHeader title={t('setup.title')} description={t('setup.description')} />
  return (
    <ResourceView
      resource={setup}
      headingLevel={1}
      messages={setupMessages}
      skeleton={
        <Stack gap={5}>
          {header}
          <Skeleton height={420} />
        </Stack>
      }
    >
      {({ steps }) => (
        <Stack gap={5}>
          {header}
          <SetupSteps steps={steps} />
        </Stack>
      )}
    </ResourceView>
  )
}

export default SetupScreen
