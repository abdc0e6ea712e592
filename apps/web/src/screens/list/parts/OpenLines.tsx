import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { CloseIcon, IconButton, VisuallyHidden } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { key } from '../../../components/marked-text/marked-text.tsx'
import { answerLineAtom, dropLineAtom } from '../list-screen.atoms.ts'
import type { ReviewedLine } from '../list-review.ts'
import { Choice } from './Choice.tsx'
import { LineEditor } from './LineEditor.tsx'
import styles from './OpenLines.module.css'
import { useChoiceText } from './use-choice-text.ts'
import { useQuestionKeys } from './use-question-keys.ts'

export interface OpenLinesProps {
  /** Lines that wait for an answer. */
  lines: readonly ReviewedLine[]
  /** How many were answered by hand. */
  answered: number
}

/** The lines that wait for an answer, each with the lots that it may mean; one key answers one. */
export function OpenLines({ lines, answered }: OpenLinesProps) {
  const t = useTranslate()
  const text = useChoiceText()
  const answer = useSetAtom(answerLineAtom)
  const drop = useSetAtom(dropLineAtom)
  const [edited, setEdited] = useState<number | null>(null)
  const numberAt = (place: number): number => lines[place]?.match.line.number ?? -1
  const choose = (place: number, choice: number): void => {
    const candidate = lines[place]?.match.candidates[choice]
    if (candidate === undefined || candidate.quantity === 0) return
    leave(place)
    answer(numberAt(place), { code: candidate.card.code, requested: candidate.requested })
  }
  const { list, leave } = useQuestionKeys(
    lines.length,
    { choose, drop: (place) => drop(numberAt(place)), edit: (place) => setEdited(numberAt(place)) },
    () =>
      [...document.querySelectorAll<HTMLElement>('[data-list-to-cart]')].find((button) =>
        button.checkVisibility(),
      ) ?? null,
  )
  const title = lines.length === 0 ? t('list.decided') : `${t('list.questions')} ${lines.length}`
  return (
    <section aria-labelledby="list-questions" data-open={lines.length > 0 || undefined}>
      <header className={styles.head}>
        <h2 id="list-questions">{title}</h2>
        {/* Inside of the heading it would take the heading's name away. */}
        <VisuallyHidden>
          <output>{title}</output>
        </VisuallyHidden>
        {answered > 0 && <span className={styles.answered}>{t('list.answered', { count: answered })}</span>}
        {lines.length > 0 && (
          <span aria-hidden="true" className={styles.keys}>
            {t.rich('list.keys', { kbd: key })}
          </span>
        )}
      </header>
      <ul ref={list}>
        {lines.map(({ match }, place) => {
          const { line, candidates } = match
          return (
            <li key={line.number} className={styles.question} data-question>
              <span className={styles.number}>{line.number}</span>
              <button
                type="button"
                className={styles.raw}
                onClick={() => setEdited(edited === line.number ? null : line.number)}
              >
                <VisuallyHidden>{t('list.edit', { number: line.number })} </VisuallyHidden>
                <b>{line.text}</b>
                <small data-unknown={candidates.length === 0 || undefined}>{text.question(match)}</small>
              </button>
              <fieldset className={styles.choices}>
                <legend>
                  <VisuallyHidden>{`${line.text}: ${text.question(match)}`}</VisuallyHidden>
                </legend>
                {candidates.map((candidate, choice) => (
                  <Choice
                    key={`${candidate.card.code} ${candidate.requested}`}
                    candidate={candidate}
                    number={choice + 1}
                    onChoose={() => choose(place, choice)}
                  />
                ))}
                {candidates.length === 0 && <p className={styles.nothing}>{t('list.unknownText')}</p>}
              </fieldset>
              <IconButton
                label={t('list.drop', { number: line.number })}
                className={styles.drop}
                onClick={() => {
                  leave(place)
                  drop(line.number)
                }}
              >
                <CloseIcon />
              </IconButton>
              {edited === line.number && (
                <LineEditor
                  line={line}
                  onClose={(isRead) => {
                    setEdited(null)
                    if (isRead) leave(place)
                  }}
                />
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
