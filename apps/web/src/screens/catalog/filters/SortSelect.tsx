import { catalogSorts, type CatalogSort } from '@flower-market/flower-domain'
import { ChevronDownIcon } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import styles from './Toolbar.module.css'

/** The order of the list; the browser's own select, since the kit's is too heavy for a first screen. */
export function SortSelect({ sort, onSort }: { sort: CatalogSort; onSort: (sort: CatalogSort) => void }) {
  const t = useTranslate()
  return (
    <span className={styles.sort}>
      <select
        aria-label={t('catalog.sort')}
        value={sort}
        onChange={(event) => onSort(event.target.value as CatalogSort)}
      >
        {catalogSorts.map((one) => (
          <option key={one} value={one}>
            {t(`catalog.sort-${one}`)}
          </option>
        ))}
      </select>
      <ChevronDownIcon />
    </span>
  )
}
