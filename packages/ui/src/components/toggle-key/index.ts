export { ToggleKey, type ToggleKeyProps } from './ToggleKey.tsx'
