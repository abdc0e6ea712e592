import type { EraseObstacle } from '@flower-market/api-client/contract'
import { Banner } from '@flower-market/ui'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { obstacleLabels } from '../erase-form.ts'
import styles from './SettingsForm.module.css'

/** What has to be finished before the account can be closed, each with the page where that is done. */
export function EraseObstacles({ obstacles }: { obstacles: readonly EraseObstacle[] }) {
  const t = useTranslate()
  return (
    <Banner tone="warn" role="alert">
      <p>{t('settings.eraseFirst')}</p>
      <ul className={styles.changes}>
        {obstacles.map((obstacle) => {
          const { text, path } = obstacleLabels[obstacle]
          return (
            <li key={obstacle}>
              {path === null ? t(text) : <LocalizedLink to={path}>{t(text)}</LocalizedLink>}
            </li>
          )
        })}
      </ul>
    </Banner>
  )
}
