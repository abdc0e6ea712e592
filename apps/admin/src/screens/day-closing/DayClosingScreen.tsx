import { addDays, isIsoDate, moscowDateOf } from '@flower-market/flower-domain'
import { Button, DownloadIcon, PageHeader, Skeleton } from '@flower-market/ui'
import { pageEnvironmentAtom } from '@flower-market/app-runtime/app'
import { useDownload } from '@flower-market/app-runtime/download'
import { useFormat, useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import { ResourceView } from '@flower-market/app-runtime/resource-view'
import { useResource } from '@flower-market/app-runtime/server-data'
import { useAtomValue } from 'jotai'
import { useSearchParams } from 'react-router-dom'
import { DayChoice } from '../../components/day-choice/DayChoice.tsx'
import { MoneyTabs } from '../../components/money-tabs/MoneyTabs.tsx'
import styles from './DayClosingScreen.module.css'
import { ClosingState } from './parts/ClosingState.tsx'
import { DayFigures } from './parts/DayFigures.tsx'
import { RatesSection } from './parts/RatesSection.tsx'

const messages = { loading: 'books.loading', failedText: 'books.loadFailedText' } as const

/** The books of a day: what they say, whether they add up, and its closing. The address holds the day. */
function DayClosingScreen() {
  const t = useTranslate()
  const format = useFormat()
  const locale = useLocale()
  const { now } = useAtomValue(pageEnvironmentAtom)
  const { isBusy, download } = useDownload()
  const [params, setParams] = useSearchParams()
  const asked = params.get('day')
  // Yesterday is what is closed today.
  const day = isIsoDate(asked) ? asked : addDays(moscowDateOf(now()), -1)
  const show = (next: string): void => setParams({ day: next }, { replace: true })
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('books.dayTitle', { day: format.day(day, 'weekdayAndDay') })}
        actions={
          <Button
            loading={isBusy}
            onClick={() => void download('dayClosingExport', { query: { day, locale } })}
          >
            <DownloadIcon />
            {t('books.export')}
          </Button>
        }
      />
      <MoneyTabs current="closing" />
      <DayChoice label={t('books.day')} day={day} onDayChange={show} />
      <ResourceView
        resource={useResource('dayClosing', { query: { day } })}
        headingLevel={2}
        messages={messages}
        skeleton={<Skeleton shape="block" height={480} />}
      >
        {(closing) => (
          <>
            <ClosingState closing={closing} />
            <DayFigures figures={closing.figures} />
          </>
        )}
      </ResourceView>
      <RatesSection />
    </div>
  )
}

export default DayClosingScreen
