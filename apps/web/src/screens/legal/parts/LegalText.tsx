import type { LegalParagraph, LegalSection } from '../documents/legal-document.ts'
import styles from './LegalText.module.css'

function Paragraph({ paragraph }: { paragraph: LegalParagraph }) {
  return typeof paragraph === 'string' ? (
    <p>{paragraph}</p>
  ) : (
    <ul className={styles.points}>
      {paragraph.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )
}

/** The sections of a legal text, numbered as its contents are. */
export function LegalText({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <div className={styles.text}>
      {sections.map(({ id, title, paragraphs }, place) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.section}>
          <h2 id={`${id}-title`} className={styles.title}>
            <span className={styles.number}>{place + 1}</span>
            {title}
          </h2>
          {paragraphs.map((paragraph) => (
            <Paragraph key={String(paragraph)} paragraph={paragraph} />
          ))}
        </section>
      ))}
    </div>
  )
}
