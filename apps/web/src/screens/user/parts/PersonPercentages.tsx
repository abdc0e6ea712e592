import { mayCall, type CallOutput } from '@flower-market/api-client'
import { useAtomValue } from 'jotai'
import { PageSection } from '../../../components/page-section/PageSection.tsx'
import { percentageNames } from '../../../components/percentages/percentages-form.ts'
import { PercentagesForm } from '../../../components/percentages/PercentagesForm.tsx'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { sessionAtom } from '@flower-market/app-runtime/session'
import { PersonFacts } from './PersonFacts.tsx'

export interface PersonPercentagesProps {
  person: CallOutput<'userById'>
  name: string
  onChanged: () => void
}

/** A person's percentages: to change where the role may, else to read. */
export function PersonPercentages({ person, name, onChanged }: PersonPercentagesProps) {
  const t = useTranslate()
  const format = useFormat()
  const session = useAtomValue(sessionAtom)
  const { percentages } = person
  if (session !== null && mayCall(session.role, 'userAddReferral')) {
    return (
      <PageSection id="margin" title={t('users.margin')}>
        <PercentagesForm
          personId={person._id}
          label={t('users.percentagesOf', { name })}
          percentages={percentages}
          onSaved={onChanged}
        />
      </PageSection>
    )
  }
  if (percentages === null) return null
  return (
    <PersonFacts
      title={t('users.percentages')}
      facts={percentageNames.map((share) => [t(`users.${share}`), format.percent(percentages[share])])}
    />
  )
}
