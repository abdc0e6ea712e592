import { Banner, Button } from '@flower-market/ui'
import type { Saving } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import styles from './SaveLine.module.css'

export interface SaveLineProps {
  saving: Saving
  /** There is something to save. */
  isChanged: boolean
}

/** The way to save one setting, and how that went. */
export function SaveLine({ saving, isChanged }: SaveLineProps) {
  const t = useTranslate()
  return (
    <>
      {saving.kind === 'failed' && isChanged && (
        <Banner tone="danger" role="alert">
          {t(saving.problem)}
        </Banner>
      )}
      <div className={styles.line}>
        <Button
          type="submit"
          disabled={!isChanged}
          tone={isChanged ? 'primary' : 'secondary'}
          loading={saving.kind === 'saving'}
        >
          {t('settings.save')}
        </Button>
        <output className={styles.saved}>
          {saving.kind === 'saved' && !isChanged && t('settings.saved')}
        </output>
      </div>
    </>
  )
}
