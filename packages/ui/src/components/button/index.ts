export { Button, type ButtonProps } from './Button.tsx'
export { type ButtonTexts, ButtonTextsContext } from './button-texts.ts'
