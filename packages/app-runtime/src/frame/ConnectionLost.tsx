import { Banner } from '@flower-market/ui/banner'
import { Button } from '@flower-market/ui/button'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { useTranslate } from '../i18n/use-translate.ts'
import { socketStatusAtom } from '../session/session.atoms.ts'
import { isConnectionToldAtom } from './connection-told.atoms.ts'
import styles from './FrameBanner.module.css'
import { useMissingCode } from './use-missing-code.ts'
import { useOnline } from './use-online.ts'

/** A deploy or a phone that changes its network is over by then. */
const toldAfterMs = 5000

function useLostFor(ms: number): boolean {
  const isLost = useAtomValue(socketStatusAtom) === 'disconnected'
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isLost) return
    const timer = setTimeout(() => setLong(true), ms)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [isLost, ms])
  return isLong
}

/**
 * Tells that events do not arrive, so that what is on screen may be old, or that only a reload brings the code that is
 * missing; without internet `Offline` says why. A page that tells of the connection by itself is not repeated.
 */
export function ConnectionLost() {
  const t = useTranslate()
  const isLostLong = useLostFor(toldAfterMs)
  const isLost = !useAtomValue(isConnectionToldAtom) && isLostLong
  const isOnline = useOnline()
  const isCodeMissing = useMissingCode(isOnline)
  if (!(isLost || isCodeMissing) || !isOnline) return null
  return (
    <Banner
      tone="warn"
      className={styles.banner}
      action={isCodeMissing && <Button onClick={() => location.reload()}>{t('runtime.reload')}</Button>}
    >
      <output>{t(isCodeMissing ? 'runtime.pageNotLoadedHint' : 'runtime.connectionLost')}</output>
    </Banner>
  )
}
