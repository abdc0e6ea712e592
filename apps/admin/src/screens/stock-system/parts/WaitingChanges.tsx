import { Banner, Button, EmptyState, ToggleButton } from '@flower-market/ui'
import { ConfirmDialog } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { lotChangeKinds, type LotChangeKind } from '@flower-market/flower-domain'
import { useState } from 'react'
import { PageSection } from '../../../components/page-section/PageSection.tsx'
import { useMay } from '../../../state/use-may.ts'
import { useChanges, type StockSystem } from '../use-changes.ts'
import styles from '../StockSystemScreen.module.css'
import { ChangesTable } from './ChangesTable.tsx'

/** What was read and is not on sale so, and the decision about it. */
export function WaitingChanges({ system: { changes, waitingChanges, itemsAt } }: { system: StockSystem }) {
  const t = useTranslate()
  const may = useMay()
  const choice = useChanges(changes)
  const [group, setGroup] = useState<LotChangeKind | null>(null)
  const [isAccepting, setAccepting] = useState(false)
  const ofKind = (kind: LotChangeKind) => changes.filter((change) => change.kind === kind)
  const shown = group ?? lotChangeKinds.find((kind) => ofKind(kind).length > 0) ?? 'added'
  const chosenOf = (kind: LotChangeKind): number =>
    choice.chosen.filter((change) => change.kind === kind).length
  const count = choice.chosen.length
  const title = t('imports.systemWaiting')
  if (itemsAt === null) {
    return <EmptyState title={t('imports.systemUnread')}>{t('imports.systemUnreadText')}</EmptyState>
  }
  if (changes.length === 0) {
    return <EmptyState title={t('imports.systemInSync')}>{t('imports.systemInSyncText')}</EmptyState>
  }
  const accept = async (): Promise<void> => {
    await choice.accept()
    // What has changed meanwhile is looked at before it is accepted.
    setAccepting(false)
  }
  return (
    <PageSection
      title={title}
      aside={
        may('stockSystemApply') && (
          <Button
            tone="primary"
            disabled={count === 0}
            loading={choice.isBusy}
            onClick={() => setAccepting(true)}
          >
            {t('imports.apply', { count })}
          </Button>
        )
      }
    >
      <div className={styles.content}>
        {choice.problem !== null && (
          <Banner tone="danger" role="alert">
            {t(choice.problem)}
          </Banner>
        )}
        {waitingChanges > changes.length && (
          <Banner tone="info">
            {t('imports.systemMoreWait', { count: waitingChanges - changes.length })}
          </Banner>
        )}
        <fieldset aria-label={title} className={styles.groups}>
          {lotChangeKinds.map((kind) => (
            <ToggleButton key={kind} pressed={kind === shown} onPressedChange={() => setGroup(kind)}>
              {t(`imports.group.${kind}`, { count: ofKind(kind).length })}
            </ToggleButton>
          ))}
        </fieldset>
        <ChangesTable
          key={shown}
          label={t(`imports.group.${shown}`, { count: ofKind(shown).length })}
          changes={ofKind(shown)}
          choice={may('stockSystemApply') ? choice : null}
        />
      </div>
      <ConfirmDialog
        open={isAccepting}
        onOpenChange={setAccepting}
        title={t('imports.systemAcceptTitle')}
        tone="primary"
        confirmLabel={t('imports.apply', { count })}
        keepLabel={t('imports.systemBack')}
        isWorking={choice.isBusy}
        problem={null}
        onConfirm={() => void accept()}
      >
        {t('imports.systemAcceptText', {
          added: chosenOf('added'),
          changed: chosenOf('changed'),
          withdrawn: chosenOf('withdrawn'),
        })}
      </ConfirmDialog>
    </PageSection>
  )
}
