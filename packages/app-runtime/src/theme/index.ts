export { applyTheme, readTheme } from './theme.ts'
export { ThemeChoice } from './ThemeChoice.tsx'
