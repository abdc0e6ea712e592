import { isReportPeriod, moscowDateOf } from '@flower-market/flower-domain'
import { Banner, Button, DownloadIcon, PageHeader } from '@flower-market/ui'
import { pageEnvironmentAtom } from '@flower-market/app-runtime/app'
import { useDownload } from '@flower-market/app-runtime/download'
import { useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import { useAtomValue } from 'jotai'
import { useSearchParams } from 'react-router-dom'
import { BuyersReport } from './parts/BuyersReport.tsx'
import { MarginReport } from './parts/MarginReport.tsx'
import { PeriodBar } from './parts/PeriodBar.tsx'
import { PlantationsReport } from './parts/PlantationsReport.tsx'
import { ReportTabs } from './parts/ReportTabs.tsx'
import { StockReport } from './parts/StockReport.tsx'
import { TurnoverReport } from './parts/TurnoverReport.tsx'
import { hasPeriod, readReportAddress, type ReportAddress } from './report-address.ts'
import styles from './ReportsScreen.module.css'

function Report({ report, step, from, to }: ReportAddress) {
  switch (report) {
    case 'turnover':
      return <TurnoverReport period={{ from, to }} step={step} />
    case 'margin':
      return <MarginReport period={{ from, to }} step={step} />
    case 'plantations':
      return <PlantationsReport period={{ from, to }} />
    case 'buyers':
      return <BuyersReport />
    case 'stock':
      return <StockReport />
  }
}

/** What the market comes to over time; the address holds the report, its period and its step. */
function ReportsScreen() {
  const t = useTranslate()
  const locale = useLocale()
  const { now } = useAtomValue(pageEnvironmentAtom)
  const { isBusy, download } = useDownload()
  const [params, setParams] = useSearchParams()
  const today = moscowDateOf(now())
  const address = readReportAddress(params, today)
  const { report, step, from, to } = address
  const isRight = !hasPeriod(report) || isReportPeriod(address)
  const period = hasPeriod(report) ? { from, to } : { from: today, to: today }
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('reports.title')}
        actions={
          <Button
            loading={isBusy}
            disabled={!isRight}
            onClick={() => void download('reportExport', { query: { ...period, report, step, locale } })}
          >
            <DownloadIcon />
            {t('reports.export')}
          </Button>
        }
      />
      <ReportTabs address={address} />
      {hasPeriod(report) && (
        <PeriodBar
          address={address}
          today={today}
          onChange={(changes) => setParams({ report, step, from, to, ...changes }, { replace: true })}
        />
      )}
      {isRight ? <Report {...address} /> : <Banner tone="warn">{t('reports.periodWrong')}</Banner>}
    </div>
  )
}

export default ReportsScreen
