export { pictureKind } from './picture-kind.ts'
