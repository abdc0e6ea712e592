import { reportNames } from '@flower-market/flower-domain'
import { SegmentedTab, SegmentedTabs } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink, scrollToCurrent } from '@flower-market/app-runtime/navigation'
import { paths } from '../../../paths.ts'
import type { ReportAddress } from '../report-address.ts'

/** The reports; each link keeps the period. */
export function ReportTabs({ address: { report, ...period } }: { address: ReportAddress }) {
  const t = useTranslate()
  return (
    <SegmentedTabs ref={scrollToCurrent} label={t('reports.tabs')}>
      {reportNames.map((name) => (
        <SegmentedTab key={name} asChild>
          <LocalizedLink
            to={paths.reportsOf({ ...period, report: name })}
            aria-current={name === report ? 'page' : undefined}
          >
            {t(`reports.tab.${name}`)}
          </LocalizedLink>
        </SegmentedTab>
      ))}
    </SegmentedTabs>
  )
}
