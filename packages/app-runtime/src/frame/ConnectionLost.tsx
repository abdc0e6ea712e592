import { Banner } from '@flower-market/ui/banner'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { useTranslate } from '../i18n/use-translate.ts'
import { socketStatusAtom } from '../session/session.atoms.ts'
import styles from './FrameBanner.module.css'
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

/** Tells that events do not arrive, so that what is on screen may be old; without internet `Offline` says why. */
export function ConnectionLost() {
  const t = useTranslate()
  const isLost = useLostFor(toldAfterMs)
  const isOnline = useOnline()
  if (!isLost || !isOnline) return null
  return (
    <Banner tone="warn" className={styles.banner}>
      <output>{t('runtime.connectionLost')}</output>
    </Banner>
  )
}
