import { memo } from 'react'
import type { CatalogueFilter, FacetCounts } from '@flower-market/flower-domain'
import type { ChangeFilter } from '../data/use-catalogue-query.ts'
import { LengthFacet } from './LengthFacet.tsx'
import { PlantationFacet } from './PlantationFacet.tsx'
import { PriceFacet } from './PriceFacet.tsx'
import styles from './FilterPanel.module.css'
import { TypeFacet } from './TypeFacet.tsx'

export interface FacetProps {
  filter: CatalogueFilter
  counts: FacetCounts
  onFilter: ChangeFilter
}

/** The facts of the day that the list can be narrowed by; each counts what it would show. */
export const FilterPanel = memo((props: FacetProps) => (
  <div className={styles.panel}>
    <TypeFacet {...props} />
    <LengthFacet {...props} />
    <PriceFacet {...props} />
    <PlantationFacet {...props} />
  </div>
))
