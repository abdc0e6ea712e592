export { FormErrorSummary, type FormErrorSummaryProps, type FormProblem } from './FormErrorSummary.tsx'
