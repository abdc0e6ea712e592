export { QuantityStepper, type QuantityStepperProps } from './QuantityStepper.tsx'
export type { QuantitySnap } from './snap-quantity.ts'
