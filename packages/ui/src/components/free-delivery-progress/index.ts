export { FreeDeliveryProgress, type FreeDeliveryProgressProps } from './FreeDeliveryProgress.tsx'
