import { useEffect, useRef } from 'react'
import { announce } from '../../announce/announce.ts'
import type { ButtonTexts } from './button-texts.ts'

/** Announces that loading began, and that it ended, unless the button went away with it. */
export function useLoadingAnnouncement(isLoading: boolean, { loading, loaded }: ButtonTexts) {
  const wasLoading = useRef(false)
  useEffect(() => {
    if (isLoading === wasLoading.current) return
    wasLoading.current = isLoading
    announce(isLoading ? loading : loaded)
  }, [isLoading, loading, loaded])
}
