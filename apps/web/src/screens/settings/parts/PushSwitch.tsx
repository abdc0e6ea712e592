import { useSaving } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { useResource } from '@flower-market/app-runtime/server-data'
import { Banner, Switch } from '@flower-market/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState, useSyncExternalStore } from 'react'
import { pushBrowserAtom } from '../push-browser.ts'
import { pushOffAtom, pushOnAtom } from '../push.atoms.ts'

/** What a browser can do does not change while a page is open. */
function keepNoListener() {
  return () => {}
}

/** Whether this browser shows push messages; it takes effect at once. */
export function PushSwitch() {
  const t = useTranslate()
  const browser = useAtomValue(pushBrowserAtom)
  // Null where the page is drawn without a browser.
  const isSupported = useSyncExternalStore(
    keepNoListener,
    () => browser.isSupported,
    () => null,
  )
  const push = useResource('noticePush', isSupported === true ? {} : null)
  const [isDenied, setDenied] = useState(false)
  const turnOn = useSetAtom(pushOnAtom)
  const turnOff = useSetAtom(pushOffAtom)
  const { isSaving, problem, run } = useSaving(async (publicKey: string | null) => {
    setDenied(publicKey !== null && !(await turnOn(publicKey)))
    if (publicKey === null) await turnOff()
  })
  if (isSupported === false) return <p>{t('settings.pushUnsupported')}</p>
  if (push.status !== 'ready') return null
  const { publicKey, isOn } = push.data
  return (
    <>
      <Switch
        checked={isOn}
        disabled={isSaving}
        description={t('settings.pushText')}
        onCheckedChange={(isWanted) => run(isWanted ? publicKey : null)}
      >
        {t('settings.push')}
      </Switch>
      {isDenied && (
        <Banner tone="danger" role="alert">
          {t('settings.pushDenied')}
        </Banner>
      )}
      {problem && (
        <Banner tone="danger" role="alert">
          {t(problem)}
        </Banner>
      )}
    </>
  )
}
