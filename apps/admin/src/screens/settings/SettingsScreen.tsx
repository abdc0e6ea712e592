import { PageHeader, Stack, TextLink } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { ResourceView } from '@flower-market/app-runtime/resource-view'
import { useResource } from '@flower-market/app-runtime/server-data'
import { paths } from '../../paths.ts'
import { SettingsList } from './parts/SettingsList.tsx'
import { SettingsSkeleton } from './parts/SettingsSkeleton.tsx'

const settingsMessages = { loading: 'operator.loading', failedText: 'operator.loadFailedText' } as const

/** What the operator has decided: what holds now, who decided it when, and what will hold later. */
function SettingsScreen() {
  const t = useTranslate()
  const settings = useResource('operatorSettings', {})
  const header = (
    <PageHeader
      title={t('operator.title')}
      actions={
        <Stack direction="row" gap={5} wrap>
          <TextLink asChild tone="quiet">
            <LocalizedLink to={paths.mailTexts()}>{t('operator.mailTexts')}</LocalizedLink>
          </TextLink>
          <TextLink asChild tone="quiet">
            <LocalizedLink to={paths.setup()}>{t('operator.setup')}</LocalizedLink>
          </TextLink>
        </Stack>
      }
    />
  )
  return (
    <ResourceView
      resource={settings}
      headingLevel={1}
      messages={settingsMessages}
      skeleton={
        <Stack gap={5}>
          {header}
          <SettingsSkeleton />
        </Stack>
      }
    >
      {(data) => (
        <Stack gap={5}>
          {header}
          <SettingsList settings={data} />
        </Stack>
      )}
    </ResourceView>
  )
}

export default SettingsScreen
