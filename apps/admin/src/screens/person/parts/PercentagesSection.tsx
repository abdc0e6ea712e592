import type { CallOutput } from '@flower-market/api-client'
import { percentageNames } from '@flower-market/flower-domain'
import { Button, Description, DescriptionList } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { useState } from 'react'
import { PercentagesDialog } from './PercentagesDialog.tsx'
import { PersonSection } from './PersonSection.tsx'

const kinds = ['margin', 'share'] as const

/** What the person pays on top for their broker, and what whoever brought them earns. */
export function PercentagesSection({ person }: { person: CallOutput<'personGet'> }) {
  const t = useTranslate()
  const format = useFormat()
  const [edited, setEdited] = useState<(typeof kinds)[number] | null>(null)
  const whose = { margin: person.broker, share: person.referrer }
  return (
    <>
      {kinds.map((kind) => {
        const percentages = person[kind]
        return (
          <PersonSection
            key={kind}
            title={t(`people.${kind}.title`)}
            aside={
              <Button
                size="s"
                tone="quiet"
                aria-label={t(`people.${kind}.edit`)}
                onClick={() => setEdited(kind)}
              >
                {t('people.edit.open')}
              </Button>
            }
          >
            <DescriptionList>
              <Description term={t(`people.${kind}.who`)}>
                {whose[kind]?.name ?? t('people.nobody')}
              </Description>
              {percentageNames.map((name) => (
                <Description key={name} term={t(`people.part.${name}`)}>
                  {percentages === null ? '—' : format.percent(percentages[name])}
                </Description>
              ))}
            </DescriptionList>
          </PersonSection>
        )
      })}
      {edited && <PercentagesDialog person={person} kind={edited} onClose={() => setEdited(null)} />}
    </>
  )
}
