export { estimatePassword, type PasswordScore } from './estimate-password.ts'
export { PasswordField, type PasswordFieldProps } from './PasswordField.tsx'
export type { PasswordStrength } from './StrengthMeter.tsx'
