export { pictureKind } from './picture-kind.ts'
export { mmPerCm, rangeText, toCm } from './measured-range.ts'
