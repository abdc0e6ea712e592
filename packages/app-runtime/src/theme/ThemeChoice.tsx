import { themes } from '@flower-market/flower-domain'
import { useAtom } from 'jotai'
import { useTranslate } from '../i18n/use-translate.ts'
import { themeAtom } from './theme.ts'
import styles from './ThemeChoice.module.css'

const names = {
  system: 'runtime.themeSystem',
  light: 'runtime.themeLight',
  dark: 'runtime.themeDark',
} as const

/** Light, dark, or as the device says. */
export function ThemeChoice() {
  const t = useTranslate()
  const [chosen, choose] = useAtom(themeAtom)
  return (
    <fieldset className={styles.themes}>
      <legend className={styles.name}>{t('runtime.theme')}</legend>
      {themes.map((theme) => (
        <label key={theme} className={styles.theme}>
          <input type="radio" name="theme" checked={theme === chosen} onChange={() => choose(theme)} />
          {t(names[theme])}
        </label>
      ))}
    </fieldset>
  )
}
