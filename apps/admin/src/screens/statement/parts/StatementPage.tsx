import { bankLineGroup, bankLineGroups, type BankLineGroup } from '@flower-market/flower-domain'
import { Button, PageHeader, TextLink, ToggleButton } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import { creditableAtOnce } from '../creditable.ts'
import type { Statement } from '../statement.atoms.ts'
import { CreditButton } from './CreditButton.tsx'
import { LinesTable } from './LinesTable.tsx'
import { RefusedNotice } from './RefusedNotice.tsx'
import styles from './StatementPage.module.css'

/** A statement: its lines by how they stand, one of them alone where the address names it, and what is credited at once. */
export function StatementPage({ statement }: { statement: Statement }) {
  const t = useTranslate()
  const format = useFormat()
  const [params, setParams] = useSearchParams()
  const [chosenGroup, setGroup] = useState<BankLineGroup | null>(null)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<readonly string[]>([])
  const { groups, lines } = statement
  const single = lines.find(({ _id }) => _id === params.get('line'))
  const group = chosenGroup ?? bankLineGroups.find((one) => groups[one].lines > 0) ?? 'matched'
  const shown = single ? [single] : lines.filter((line) => bankLineGroup(line) === group)
  const certain = creditableAtOnce(lines.filter((line) => bankLineGroup(line) === 'matched'))
  const selected = creditableAtOnce(shown.filter(({ _id }) => chosen.has(_id)))
  const total = bankLineGroups.reduce((sum, one) => sum + groups[one].amount, 0)
  const ends = {
    onDone: () => setChosen(new Set()),
    onRefused: (ids: readonly string[]) => {
      setChosen(new Set())
      setRefused(ids)
    },
  }
  const choose = (id: string, isChosen: boolean): void => {
    const next = new Set(chosen)
    if (isChosen) next.add(id)
    else next.delete(id)
    setChosen(next)
  }
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('statements.title', { when: format.moment(statement.importedAt) })}
        back={
          <TextLink asChild tone="quiet">
            <LocalizedLink to={paths.statements()}>{t('books.statements')}</LocalizedLink>
          </TextLink>
        }
        description={t('statements.summary', {
          format: t(statement.format === '1c' ? 'statements.format.1c' : 'statements.format.camt'),
          who: statement.importedBy,
          sum: format.money(total),
          credited: format.money(groups.credited.amount),
          excluded: format.money(groups.excluded.amount),
        })}
        actions={
          certain.length > 0 && (
            <CreditButton statementId={statement._id} lines={certain} tone="primary" ends={ends}>
              {t('statements.creditCertain', { count: certain.length })}
            </CreditButton>
          )
        }
      />
      <RefusedNotice
        lines={lines.filter(({ _id }) => refused.includes(_id))}
        onClose={() => setRefused([])}
      />
      {single ? (
        <p className={styles.single}>
          {t('statements.oneLine')}{' '}
          <Button size="s" onClick={() => setParams({}, { replace: true })}>
            {t('statements.allLines', { count: lines.length })}
          </Button>
        </p>
      ) : (
        <fieldset aria-label={t('statements.groups')} className={styles.groups}>
          {bankLineGroups.map((one) => (
            <ToggleButton
              key={one}
              pressed={one === group}
              onPressedChange={() => {
                setGroup(one)
                setChosen(new Set())
              }}
            >
              {t(`statements.group.${one}`, { count: groups[one].lines })}
            </ToggleButton>
          ))}
        </fieldset>
      )}
      <LinesTable
        key={single?._id ?? group}
        statementId={statement._id}
        label={single ? t('statements.lines') : t(`statements.group.${group}`, { count: shown.length })}
        lines={shown}
        chosen={chosen}
        onChoose={choose}
        ends={ends}
      />
      {selected.length > 0 && (
        <div className={styles.bar}>
          <CreditButton statementId={statement._id} lines={selected} tone="primary" ends={ends}>
            {t('statements.creditSelected', { count: selected.length })}
          </CreditButton>
        </div>
      )}
    </div>
  )
}
