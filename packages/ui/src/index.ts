export { Button, type ButtonProps } from './components/button/index.ts'
export { Spinner, type SpinnerProps } from './components/spinner/index.ts'
