import { useTranslate } from '@flower-market/app-runtime/i18n'
import { readDevice } from '@flower-market/app-runtime/session'

/** Gives `words(userAgent)`: the browser and its system, as far as they are known. */
export function useDeviceLabels() {
  const t = useTranslate()
  return (userAgent: string): string => {
    const { browser, system } = readDevice(userAgent)
    if (browser !== null && system !== null) return t('settings.device', { browser, system })
    return browser ?? system ?? t('settings.unknownDevice')
  }
}
