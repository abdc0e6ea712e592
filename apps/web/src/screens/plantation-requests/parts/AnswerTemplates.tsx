import { maxAnswerTemplates, type AnswerTemplate } from '@flower-market/flower-domain'
import { Banner, Button, IconButton, TrashIcon } from '@flower-market/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { saveTemplatesAtom } from '../../../flows/request-decision/request-decision.atoms.ts'
import styles from './AnswerTemplates.module.css'
import { TemplateForm } from './TemplateForm.tsx'

export interface AnswerTemplatesProps {
  templates: readonly AnswerTemplate[]
  /** False until the server has answered: then nothing is replaced. */
  isKnown: boolean
  /** Answers every line that has no answer. */
  onApply: (template: AnswerTemplate) => void
}

/** The answers that the plantation gives often: applied to the rest of the lines, added and removed. */
export function AnswerTemplates({ templates, isKnown, onApply }: AnswerTemplatesProps) {
  const t = useTranslate()
  const save = useSetAtom(saveTemplatesAtom)
  const [isWriting, setWriting] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const keep = async (next: readonly AnswerTemplate[]): Promise<boolean> => {
    setFailed(false)
    try {
      await save([...next])
      return true
    } catch {
      setFailed(true)
      return false
    }
  }
  const facts = ({
    sharePercent,
    priceChangePercent: change,
    reason,
    note,
    validHours,
  }: AnswerTemplate): string =>
    [
      sharePercent === 0 ? t('requests.templateNone') : t('requests.templateShare', { share: sharePercent }),
      change !== 0 &&
        t('requests.templateChange', { change: `${change > 0 ? '+' : '−'}${Math.abs(change)}` }),
      reason !== null && (reason === 'other' ? note : t(`requests.reason.${reason}`)),
      validHours !== null && t('requests.hours', { count: validHours }),
    ]
      .filter(Boolean)
      .join(' · ')
  return (
    <section aria-labelledby="answer-templates" className={styles.templates}>
      <header className={styles.head}>
        <h2 id="answer-templates" className={styles.title}>
          {t('requests.templates')}
        </h2>
        {!isWriting && templates.length < maxAnswerTemplates && (
          <Button tone="quiet" size="s" disabled={!isKnown} onClick={() => setWriting(true)}>
            {t('requests.templateNew')}
          </Button>
        )}
      </header>
      {templates.length === 0 && !isWriting && <p className={styles.hint}>{t('requests.templatesHint')}</p>}
      <ul>
        {templates.map((template, place) => (
          <li key={template.name} className={styles.template}>
            <kbd aria-hidden="true">{place + 1}</kbd>
            <span className={styles.what}>
              <b>{template.name}</b>
              <span className={styles.hint}>{facts(template)}</span>
            </span>
            <Button
              size="s"
              aria-label={`${t('requests.templateApply')}: ${template.name}`}
              onClick={() => onApply(template)}
            >
              {t('requests.templateApply')}
            </Button>
            <IconButton
              size="s"
              label={t('requests.templateRemove', { name: template.name })}
              onClick={() => void keep(templates.filter((one) => one !== template))}
            >
              <TrashIcon />
            </IconButton>
          </li>
        ))}
      </ul>
      {hasFailed && (
        <Banner tone="danger" role="alert">
          {t('requests.templateFailed')}
        </Banner>
      )}
      {isWriting && (
        <TemplateForm
          others={templates}
          onCancel={() => setWriting(false)}
          onSave={async (template) => {
            if (await keep([...templates, template])) setWriting(false)
          }}
        />
      )}
    </section>
  )
}
