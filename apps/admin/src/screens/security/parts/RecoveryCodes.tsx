import { Banner, Button } from '@flower-market/ui'
import { useEffect, useRef, useState } from 'react'
import { saveFile } from '@flower-market/app-runtime/download'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import styles from './RecoveryCodes.module.css'

export interface RecoveryCodesProps {
  codes: readonly string[]
  /** They were kept: they are not shown again. */
  onKept: () => void
}

/** New recovery codes, shown once, to be copied or downloaded. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const t = useTranslate()
  const heading = useRef<HTMLHeadingElement>(null)
  const [told, setTold] = useState<'copied' | 'failed' | null>(null)
  useEffect(() => heading.current?.focus(), [])
  const text = `${codes.join('\n')}\n`
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => setTold('copied'),
      () => setTold('failed'),
    )
  }
  const download = (): void => saveFile(new File([text], t('security.fileName'), { type: 'text/plain' }))
  return (
    <div className={styles.codes}>
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        {t('security.recoveryCodes')}
      </h3>
      <Banner tone="warn">{t('security.recoveryCodesText')}</Banner>
      <ul className={styles.list} aria-label={t('security.recoveryCodes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button onClick={download}>{t('security.download')}</Button>
        <Button onClick={copy}>{t('security.copyAll')}</Button>
        <Button tone="primary" onClick={onKept}>
          {t('security.kept')}
        </Button>
      </div>
      <output className={styles.told}>
        {told === 'copied' && t('security.copied')}
        {told === 'failed' && t('security.copyFailed')}
      </output>
    </div>
  )
}
