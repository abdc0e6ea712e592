import { Button, EmptyState } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { paths } from '../../paths.ts'

export interface NothingMovedProps {
  /** Whether filters may have hidden what there is. */
  isNarrowed: boolean
  onClear: () => void
}

/** Stands for a history without rows: nothing has moved yet, or nothing that the filters find. */
export function NothingMoved({ isNarrowed, onClear }: NothingMovedProps) {
  const t = useTranslate()
  if (isNarrowed) {
    return (
      <EmptyState
        title={t('money.nothingFound')}
        action={
          <Button size="l" onClick={onClear}>
            {t('money.clearFilters')}
          </Button>
        }
      >
        {t('money.nothingFoundText')}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={t('money.emptyTitle')}
      action={
        <Button asChild size="l" tone="primary">
          <LocalizedLink to={paths.catalog()}>{t('money.toCatalog')}</LocalizedLink>
        </Button>
      }
    >
      {t('money.emptyText')}
    </EmptyState>
  )
}
