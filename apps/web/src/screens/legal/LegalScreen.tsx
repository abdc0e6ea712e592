import { Banner, Button, PageHeader } from '@flower-market/ui'
import { use, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useFormat, useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import { legalVersion } from '../../legal-version.ts'
import { useOperator } from '../../state/use-operator.ts'
import type { LegalName } from './documents/legal-documents.ts'
import { LegalContents } from './parts/LegalContents.tsx'
import { LegalText } from './parts/LegalText.tsx'
import { OtherDocuments } from './parts/OtherDocuments.tsx'
import { readDocument } from './read-document.ts'
import styles from './LegalScreen.module.css'

function print(): void {
  return window.print()
}

/**
 * A text comes after the page: a link to one of its sections is followed once it is there. A component of its own, so that
 * following such a link does not render the text again.
 */
function FollowedLink() {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash !== '') document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView()
  }, [hash])
  return null
}

/** A legal text to read and to print, with its contents beside it. */
export function LegalScreen({ name }: { name: LegalName }) {
  const t = useTranslate()
  const format = useFormat()
  const operator = useOperator()
  const { title, lead, sections } = use(readDocument(name, useLocale(), operator))
  const isIncomplete = Object.values(operator).includes(null)
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <PageHeader title={title} />
        <p className={styles.lead}>{lead}</p>
        {isIncomplete && <Banner tone="warn" title={t('legal.operatorUnknown')} />}
        <p className={styles.version}>{t('legal.version', { date: format.day(legalVersion, 'full') })}</p>
        <Button onClick={print} className={styles.print}>
          {t('legal.print')}
        </Button>
      </header>
      <LegalContents sections={sections} />
      <LegalText sections={sections} />
      <OtherDocuments current={name} />
      <FollowedLink />
    </article>
  )
}
