import { useEffect, useRef, type ReactNode } from 'react'
import { Button, CloseIcon, IconButton } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import styles from './FilterDialog.module.css'

export interface FilterDialogProps {
  /** Lots that the filters let through now. */
  count: number
  onReset: () => void
  onClose: () => void
  children: ReactNode
}

/** The filters over the whole screen of a phone; the browser's own dialog keeps the focus in and Escape working. */
export function FilterDialog({ count, onReset, onClose, children }: FilterDialogProps) {
  const t = useTranslate()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const close = (): void => dialog.current?.close()
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t('catalog.filters')}
      onClose={onClose}
      // A drawer beside the page keeps the key from the browser, which would close the dialog by it.
      onKeyDown={({ key }) => {
        if (key === 'Escape') close()
      }}
    >
      <header className={styles.head}>
        <h2>{t('catalog.filters')}</h2>
        <Button tone="quiet" size="s" onClick={onReset}>
          {t('catalog.reset')}
        </Button>
        <IconButton label={t('catalog.filtersClose')} onClick={close}>
          <CloseIcon />
        </IconButton>
      </header>
      <div className={styles.body}>{children}</div>
      <footer className={styles.foot}>
        <Button tone="primary" size="l" onClick={close}>
          {t('catalog.showPositions', { count })}
        </Button>
      </footer>
    </dialog>
  )
}
