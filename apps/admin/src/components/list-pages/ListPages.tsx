import { useTranslate } from '@flower-market/app-runtime/i18n'
import { Pagination } from '@flower-market/ui'

export interface ListPagesProps {
  /** Counted from 1. */
  page: number
  perPage: number
  /** How many there are on all pages, and on this one. */
  total: number
  shown: number
  onPageChange: (page: number) => void
}

/** The pages of a list, with which of its entries are in view. */
export function ListPages({ page, perPage, total, shown, onPageChange }: ListPagesProps) {
  const t = useTranslate()
  const before = (page - 1) * perPage
  return (
    <Pagination
      aria-label={t('staff.listPages')}
      total={total}
      page={page}
      pageSize={perPage}
      onPageChange={onPageChange}
      previousLabel={t('staff.previousPage')}
      nextLabel={t('staff.nextPage')}
      pageLabel={(number) => t('staff.listPage', { number })}
      status={t('staff.shownOf', { from: before + 1, to: before + shown, total })}
    />
  )
}
