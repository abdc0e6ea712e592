export {
  type FlowerKind,
  flowerKinds,
  FlowerPicture,
  type FlowerPictureProps,
  flowerSpriteUrl,
} from './FlowerPicture.tsx'
export { FlowerPlate, type FlowerPlateProps } from './FlowerPlate.tsx'
