export { PriceLadder, type PriceLadderProps, PriceRung, type PriceRungProps } from './PriceLadder.tsx'
