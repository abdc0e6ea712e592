import { memo } from 'react'
import type { FacetProps } from './facet-props.ts'
import { FavoritesFacet } from './FavoritesFacet.tsx'
import { LengthFacet } from './LengthFacet.tsx'
import { PlantationFacet } from './PlantationFacet.tsx'
import { PriceFacet } from './PriceFacet.tsx'
import styles from './FilterPanel.module.css'
import { TypeFacet } from './TypeFacet.tsx'

/** The facts of the day that the list can be narrowed by; each counts what it would show. */
export const FilterPanel = memo((props: FacetProps) => (
  <div className={styles.panel}>
    <FavoritesFacet {...props} />
    <TypeFacet {...props} />
    <LengthFacet {...props} />
    <PriceFacet {...props} />
    <PlantationFacet {...props} />
  </div>
))
