import { Skeleton } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { ResourceView } from '@flower-market/app-runtime/resource-view'
import { useResource } from '@flower-market/app-runtime/server-data'
import { settingsMessages } from '../settings-sections.ts'
import { NoticesForm } from './NoticesForm.tsx'
import { PushSwitch } from './PushSwitch.tsx'
import { SettingsSection } from './SettingsSection.tsx'

/** Of what the person is notified, by which ways, and when they are not disturbed. */
export function NoticesSection() {
  const t = useTranslate()
  return (
    <SettingsSection id="notices" title={t('settings.notices')} text={t('settings.noticesText')}>
      <ResourceView
        resource={useResource('noticeSettings', {})}
        messages={settingsMessages}
        skeleton={<Skeleton shape="block" height={320} />}
      >
        {(settings) => <NoticesForm settings={settings} />}
      </ResourceView>
      <PushSwitch />
    </SettingsSection>
  )
}
