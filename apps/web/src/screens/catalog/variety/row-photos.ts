import type { GridRow } from '@flower-market/flower-domain'
import { lotsOf } from './other-plantations.ts'

/** A photograph of a lot. */
export interface LotPhoto {
  /** Where it is read. */
  readonly source: string
  readonly lengthCm: number
}

/** The photographs of a row's lots, those of the shortest first. */
export function photosOf(row: GridRow): LotPhoto[] {
  return lotsOf(row).flatMap(({ photos = [], lengthCm }) => photos.map((source) => ({ source, lengthCm })))
}
