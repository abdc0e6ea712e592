export {
  type FlowerKind,
  flowerKinds,
  FlowerPicture,
  type FlowerPictureProps,
  type FlowerStage,
  flowerSpriteUrl,
} from './FlowerPicture.tsx'
export { FlowerPlate, type FlowerPlateProps } from './FlowerPlate.tsx'
