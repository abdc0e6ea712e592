export { QuantityStepper, type QuantityStepperProps } from './QuantityStepper.tsx'
export { snapQuantity, type QuantitySnap } from './snap-quantity.ts'
