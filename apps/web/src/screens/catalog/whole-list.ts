/** What stands beside the price list, or in its place, once all its cards are there: fetched after the first rows are drawn. */
export { CatalogFilters } from './filters/CatalogFilters.tsx'
export { DaySummary } from './cart/DaySummary.tsx'
export { StockAnnouncer } from './cart/StockAnnouncer.tsx'
export { NothingFound } from './states/NothingFound.tsx'
export { RowPhoto } from './price-grid/RowPhoto.tsx'
