import { Button } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { ProfileForm } from '../use-profile-form.ts'
import styles from './SaveBar.module.css'

/** What is not saved yet, and the way to save it: in sight for as long as there is something. */
export function SaveBar({ form }: { form: ProfileForm }) {
  const t = useTranslate()
  const saved = useRef<HTMLOutputElement>(null)
  return (
    <>
      <output ref={saved} tabIndex={-1} className={styles.saved}>
        {form.isSaved && !form.isChanged && t('profile.saved')}
      </output>
      {form.isChanged && <UnsavedBar form={form} next={saved} />}
    </>
  )
}

interface UnsavedBarProps {
  form: ProfileForm
  /** Where the focus goes on when the bar with the pressed button goes away. */
  next: RefObject<HTMLElement | null>
}

function UnsavedBar({ form, next }: UnsavedBarProps) {
  const t = useTranslate()
  const bar = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const [shown, after] = [bar.current, next.current]
    return () => {
      if (shown?.contains(document.activeElement)) after?.focus({ preventScroll: true })
    }
  }, [next])
  return (
    <div ref={bar} className={styles.bar}>
      <p className={styles.content}>{t('profile.unsaved')}</p>
      <Button tone="quiet" onClick={form.forget}>
        {t('profile.discard')}
      </Button>
      <Button type="submit" tone="primary" loading={form.isSending}>
        {t('profile.save')}
      </Button>
    </div>
  )
}
