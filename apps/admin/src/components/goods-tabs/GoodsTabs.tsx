import { SegmentedTab, SegmentedTabs } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { MenuLink, scrollToCurrent } from '@flower-market/app-runtime/navigation'
import { paths } from '../../paths.ts'

/** The pages of the goods. */
export function GoodsTabs() {
  const t = useTranslate()
  return (
    <SegmentedTabs ref={scrollToCurrent} label={t('staff.goodsPages')}>
      <SegmentedTab asChild>
        <MenuLink to={paths.lots()}>{t('staff.lots')}</MenuLink>
      </SegmentedTab>
      <SegmentedTab asChild>
        <MenuLink to={paths.priceLists()} hasPagesBelow>
          {t('staff.priceLists')}
        </MenuLink>
      </SegmentedTab>
      <SegmentedTab asChild>
        <MenuLink to={paths.stockSystem()}>{t('staff.stockSystem')}</MenuLink>
      </SegmentedTab>
      <SegmentedTab asChild>
        <MenuLink to={paths.varieties()}>{t('staff.varieties')}</MenuLink>
      </SegmentedTab>
      <SegmentedTab asChild>
        <MenuLink to={paths.plantations()}>{t('staff.plantations')}</MenuLink>
      </SegmentedTab>
      <SegmentedTab asChild>
        <MenuLink to={paths.regions()}>{t('staff.regions')}</MenuLink>
      </SegmentedTab>
    </SegmentedTabs>
  )
}
