import { useTranslate } from '../i18n/index.ts'
import { readDevice } from '../session/index.ts'

/** Gives `words(userAgent)`: the browser and its system, as far as they are known. */
export function useDeviceLabels() {
  const t = useTranslate()
  return (userAgent: string): string => {
    const { browser, system } = readDevice(userAgent)
    if (browser !== null && system !== null) return t('sessions.device', { browser, system })
    return browser ?? system ?? t('sessions.unknownDevice')
  }
}
