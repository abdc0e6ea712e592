/** What stands beside the price list once all its cards are there: fetched after the first rows are drawn. */
export { CatalogFilters } from './filters/CatalogFilters.tsx'
export { DaySummary } from './cart/DaySummary.tsx'
export { StockAnnouncer } from './cart/StockAnnouncer.tsx'
export { RowPhoto } from './price-grid/RowPhoto.tsx'
