import { EmptyState, PageHeader, Skeleton } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { ResourceView } from '@flower-market/app-runtime/resource-view'
import { useResource } from '@flower-market/app-runtime/server-data'
import { GoodsTabs } from '../../components/goods-tabs/GoodsTabs.tsx'
import { SystemFacts } from './parts/SystemFacts.tsx'
import { SystemProblems } from './parts/SystemProblems.tsx'
import { WaitingChanges } from './parts/WaitingChanges.tsx'
import styles from './StockSystemScreen.module.css'

const messages = { loading: 'imports.systemLoading', failedText: 'imports.systemFailedText' } as const

/** The operator's stock system: what was read of it, what waits for a decision, and what is not understood. */
function StockSystemScreen() {
  const t = useTranslate()
  return (
    <div className={styles.page}>
      <PageHeader title={t('staff.stockSystem')} description={t('imports.systemIntro')} />
      <GoodsTabs />
      <ResourceView
        resource={useResource('stockSystem', {})}
        messages={messages}
        skeleton={<Skeleton shape="block" height={480} />}
      >
        {(system) =>
          system.provider === 'sandbox' ? (
            <EmptyState title={t('imports.systemOff')}>{t('imports.systemOffText')}</EmptyState>
          ) : (
            <>
              <WaitingChanges system={system} />
              <SystemFacts system={system} />
              {system.problems.length > 0 && <SystemProblems problems={system.problems} />}
            </>
          )
        }
      </ResourceView>
    </div>
  )
}

export default StockSystemScreen
