export { Price, type PricePart, type PriceProps } from './Price.tsx'
