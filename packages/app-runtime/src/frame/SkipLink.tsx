import type { MouseEvent, RefObject } from 'react'
import { useTranslate } from '../i18n/use-translate.ts'
import styles from './SkipLink.module.css'

/** The first stop of the keyboard: over the header, into the page. */
export function SkipLink({ content }: { content: RefObject<HTMLElement | null> }) {
  const t = useTranslate()
  const skip = (event: MouseEvent): void => {
    // The address stays as it is: a hash would be one more step back.
    event.preventDefault()
    content.current?.focus()
    content.current?.scrollIntoView()
  }
  return (
    <a href="#content" className={styles.skip} onClick={skip}>
      {t('runtime.skipToContent')}
    </a>
  )
}
