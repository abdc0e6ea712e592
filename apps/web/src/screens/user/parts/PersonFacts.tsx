import { Description, DescriptionList } from '@flower-market/ui'
import type { ReactNode } from 'react'
import styles from './PersonFacts.module.css'

export interface PersonFactsProps {
  title: ReactNode
  /** Name and value of each fact; one without a value is not shown. */
  facts: readonly (readonly [name: string, value: ReactNode])[]
}

/** Facts of one kind about a person; what was not filled in takes no place. */
export function PersonFacts({ title, facts }: PersonFactsProps) {
  const known = facts.filter(([, value]) => value !== '' && value !== null)
  if (known.length === 0) return null
  return (
    <section className={styles.facts}>
      <h2 className={styles.title}>{title}</h2>
      <DescriptionList>
        {known.map(([name, value]) => (
          <Description key={name} term={name}>
            {value}
          </Description>
        ))}
      </DescriptionList>
    </section>
  )
}
