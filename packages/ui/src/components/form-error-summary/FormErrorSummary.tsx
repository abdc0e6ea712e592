import { cx } from 'class-variance-authority'
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react'
import { mergeRefs } from '../../refs/merge-refs.ts'
import { focusField } from './focus-field.ts'
import styles from './FormErrorSummary.module.css'

export interface FormProblem {
  /** The id of the control to mend. */
  fieldId: string
  /** What is wrong, in the words that stand under the field. */
  message: ReactNode
}

export interface FormErrorSummaryProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** Says that the form was not sent. */
  title: ReactNode
  /** In the order of the fields on the page; nothing is shown while it is empty. */
  problems: readonly FormProblem[]
}

/** All that keeps a form from being sent; takes the focus when it appears, and each line leads to its field. */
export function FormErrorSummary({ title, problems, className, ref, ...rest }: FormErrorSummaryProps) {
  const titleId = useId()
  const box = useRef<HTMLElement>(null)
  const hasProblems = problems.length > 0
  useEffect(() => {
    if (hasProblems) box.current?.focus()
  }, [hasProblems])

  if (!hasProblems) return null
  return (
    <section
      aria-labelledby={titleId}
      tabIndex={-1}
      {...rest}
      ref={mergeRefs(box, ref)}
      className={cx(styles.summary, className)}
    >
      <p id={titleId} className={styles.title}>
        {title}
      </p>
      <ul className={styles.list}>
        {problems.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              className={styles.link}
              onClick={(event) => {
                // The address stays as it is: going back must leave the form, not walk through its errors.
                event.preventDefault()
                focusField(fieldId)
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
