import type { CallOutput } from '@flower-market/api-client'
import type { Percentages } from '@flower-market/flower-domain'
import { PageSection } from '../../../components/page-section/PageSection.tsx'
import type { PercentagesKind } from '../../../components/percentages/percentages-form.ts'
import { PercentagesForm } from '../../../components/percentages/PercentagesForm.tsx'
import { useTranslate } from '@flower-market/app-runtime/i18n'

export interface PersonPercentagesProps {
  kind: PercentagesKind
  person: Pick<CallOutput<'userById'>, '_id' | 'name' | 'surname'>
  percentages: Percentages | null
  onChanged: () => void
}

const titles = { margin: 'users.margin', share: 'users.shares' } as const

/** A person's margin or share, to change. */
export function PersonPercentages({ kind, person, percentages, onChanged }: PersonPercentagesProps) {
  const t = useTranslate()
  return (
    <PageSection id={kind} title={t(titles[kind])}>
      <PercentagesForm
        personId={person._id}
        kind={kind}
        label={`${t(titles[kind])}. ${t('users.percentagesOf', { name: `${person.name} ${person.surname}`.trim() })}`}
        percentages={percentages}
        onSaved={onChanged}
      />
    </PageSection>
  )
}
