export { Button, type ButtonProps } from './Button.tsx'
export { type ButtonTexts, ButtonTextsProvider, type ButtonTextsProviderProps } from './ButtonTexts.tsx'
