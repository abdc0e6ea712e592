export { isSumCell, lotCells, readLotCell } from './lot-cell.ts'
export type { LotCell, LotCellProblem, LotCellRead } from './lot-cell.ts'
export {
  findLotIssue,
  freightBounds,
  lotBounds,
  lotChangeKinds,
  lotIssues,
  lotSources,
  rublePrice,
  tintOf,
  varietyBounds,
} from './lot.ts'
export type { LotChangeKind, LotFacts, LotIssue, LotSource } from './lot.ts'
export { isSameRegions } from './lot-regions.ts'
export type { LotRegions } from './lot-regions.ts'
export { compareSeenTerms } from './seen-terms.ts'
export type { SeenTerms, SeenTermsResult } from './seen-terms.ts'
export { priceFileColumns, recognizePriceFile } from './price-file-columns.ts'
export type { PriceFileColumn, PriceFileColumns } from './price-file-columns.ts'
export { readPriceFile } from './read-price-file.ts'
export type { PriceFileLine } from './read-price-file.ts'
export { colorNamed, stockItemProblems, flowerTypeNamed } from './named-flowers.ts'
export type { StockItemProblem } from './named-flowers.ts'
export { varietyFinder, varietyKey } from './known-varieties.ts'
export type { FoundVariety, KnownVariety } from './known-varieties.ts'
export {
  changedFields,
  importEffect,
  importRefusals,
  importStatuses,
  reviewPriceFile,
  stockImportStatuses,
} from './review-price-file.ts'
export type {
  CurrentLot,
  ImportLine,
  ImportRefusal,
  ImportStatus,
  KnownPack,
  PriceFileQuestion,
  StockImportStatus,
} from './review-price-file.ts'
