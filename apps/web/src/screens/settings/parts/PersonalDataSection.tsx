import { Banner, Button, Stack } from '@flower-market/ui'
import { useSetAtom } from 'jotai'
import { saveFile } from '@flower-market/app-runtime/download'
import { useSaving } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { exportPersonalDataAtom } from '../personal-data.atoms.ts'
import { EraseDialog } from './EraseDialog.tsx'
import { SettingsSection } from './SettingsSection.tsx'

/** What the shop knows of the person: to take along, and to have it erased. */
export function PersonalDataSection() {
  const t = useTranslate()
  const read = useSetAtom(exportPersonalDataAtom)
  const { isSaving, problem, run } = useSaving(async () => saveFile(await read()))
  return (
    <SettingsSection id="data" title={t('settings.data')} text={t('settings.dataText')}>
      <Stack direction="row" wrap>
        <Button loading={isSaving} onClick={() => run()}>
          {t('settings.exportData')}
        </Button>
        <EraseDialog />
      </Stack>
      {problem && (
        <Banner tone="danger" role="alert">
          {t(problem)}
        </Banner>
      )}
    </SettingsSection>
  )
}
