import { useSearchParams } from 'react-router-dom'
import { PageHeader, SegmentedTab, SegmentedTabs } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { paths } from '../../paths.ts'
import { ReceivedOrders } from './parts/ReceivedOrders.tsx'
import { ReceivedRequests } from './parts/ReceivedRequests.tsx'
import styles from './PlantationRequests.module.css'

const parts = ['waiting', 'answered', 'closed', 'orders'] as const

/** What the representative's plantation is asked for, what is to be answered first by deadline, and what it has sold. */
function PlantationRequestsScreen() {
  const t = useTranslate()
  const [search] = useSearchParams()
  const part = parts.find((one) => one === search.get('part')) ?? 'waiting'
  return (
    <div className={styles.page}>
      <PageHeader title={t('requests.queueTitle')} />
      <SegmentedTabs label={t('requests.parts')}>
        {parts.map((one) => (
          <SegmentedTab key={one} asChild>
            <LocalizedLink
              to={paths.plantationRequests(one === 'waiting' ? undefined : one)}
              aria-current={one === part ? 'page' : undefined}
            >
              {t(`requests.part.${one}`)}
            </LocalizedLink>
          </SegmentedTab>
        ))}
      </SegmentedTabs>
      {part === 'orders' ? <ReceivedOrders /> : <ReceivedRequests key={part} part={part} />}
    </div>
  )
}

export default PlantationRequestsScreen
