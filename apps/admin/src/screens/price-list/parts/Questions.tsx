import { maxLengths } from '@flower-market/api-client'
import { colors, flowerTypes } from '@flower-market/flower-domain'
import { Button, TextField } from '@flower-market/ui'
import { ChoiceField } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { useState } from 'react'
import type { ReviewActions, ReviewLine } from '../use-review.ts'
import { writtenName } from '../written-name.ts'
import styles from './ReviewPage.module.css'

interface QuestionProps {
  line: ReviewLine
  /** Rows with the same words. */
  rows: readonly number[]
  actions: ReviewActions
}

/** What a name in the list means: a variety that the shop knows, or a new one. */
function Question({ line: { words, text, candidates }, rows, actions }: QuestionProps) {
  const t = useTranslate()
  const [isNew, setNew] = useState(candidates.length === 0)
  const [type, setType] = useState<(typeof flowerTypes)[number]>('roses')
  const [color, setColor] = useState<(typeof colors)[number]>('red')
  const [name, setName] = useState(writtenName(words, text).slice(0, maxLengths.variety))
  return (
    <li className={styles.question}>
      <span>
        <strong>{t('imports.question', { words })}</strong>
        <span className={styles.more}>
          {t('imports.questionRows', { count: rows.length, rows: rows.join(', '), text })}
        </span>
      </span>
      <span className={styles.answers}>
        {candidates.map((candidate) => (
          <Button
            key={`${candidate.type} ${candidate.name}`}
            size="s"
            disabled={actions.isBusy}
            onClick={() => actions.correct({ varieties: [{ words, ...candidate }] })}
          >
            {t('imports.itIs', { name: candidate.name, type: t(`flowers.${candidate.type}`) })}
          </Button>
        ))}
        {!isNew && (
          <Button size="s" onClick={() => setNew(true)}>
            {t('imports.newVariety')}
          </Button>
        )}
        <Button size="s" disabled={actions.isBusy} onClick={() => actions.skipAll(rows)}>
          {t('imports.skip')}
        </Button>
      </span>
      {isNew && (
        <form
          className={styles.choices}
          aria-label={t('imports.newVarietyFor', { words })}
          onSubmit={(event) => {
            event.preventDefault()
            if (name.trim() !== '')
              actions.correct({ varieties: [{ words, type, name: name.trim(), color }] })
          }}
        >
          <TextField
            label={t('imports.variety')}
            value={name}
            maxLength={maxLengths.variety}
            onChange={(event) => setName(event.target.value)}
          />
          <ChoiceField
            label={t('imports.type')}
            value={type}
            onValueChange={(value) => setType(flowerTypes.find((one) => one === value) ?? 'roses')}
            choices={flowerTypes.map((value) => ({ value, label: t(`flowers.${value}`) }))}
          />
          <ChoiceField
            label={t('imports.color')}
            value={color}
            onValueChange={(value) => setColor(colors.find((one) => one === value) ?? 'red')}
            choices={colors.map((value) => ({ value, label: t(`flowers.color-${value}`) }))}
          />
          <Button type="submit" disabled={actions.isBusy}>
            {t('imports.remember')}
          </Button>
        </form>
      )}
    </li>
  )
}

/** The names that the shop does not know; each is asked about once and remembered for the plantation. */
export function Questions({ lines, actions }: { lines: readonly ReviewLine[]; actions: ReviewActions }) {
  const t = useTranslate()
  const asked = Map.groupBy(
    lines.filter(({ status }) => status === 'asked'),
    ({ words }) => words,
  )
  return (
    <section className={styles.questions} aria-label={t('imports.questions', { count: asked.size })}>
      <h2 className={styles.title}>{t('imports.questions', { count: asked.size })}</h2>
      <ul>
        {[...asked].map(([words, same]) => (
          <Question
            key={words}
            line={same[0] as ReviewLine}
            rows={same.flatMap(({ number }) => (number === null ? [] : [number]))}
            actions={actions}
          />
        ))}
      </ul>
    </section>
  )
}
