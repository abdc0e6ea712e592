export { RadioCard, type RadioCardProps } from './RadioCard.tsx'
export { RadioCards, type RadioCardsProps } from './RadioCards.tsx'
