import type { FastifyInstance } from 'fastify'
import { safeParse, type $ZodIssue } from 'zod/v4/core'
import { ApiError } from '../errors/api-error.ts'
import { zodOf } from './json-schema.ts'

/** Checks params, query and body of every route by the contract's own schemas. */
export function registerContractValidation(app: FastifyInstance): void {
  app.setValidatorCompiler(({ schema }) => {
    const zod = zodOf(schema)
    return (data: unknown) => {
      const parsed = safeParse(zod, data)
      return parsed.success ? { value: parsed.data } : { error: invalid(parsed.error.issues) }
    }
  })
  app.setSchemaErrorFormatter((errors) => errors[0] as unknown as Error)
}

const shownIssues = 20

function invalid(issues: readonly $ZodIssue[]): ApiError {
  return new ApiError('validation-failed', {
    issues: issues
      .slice(0, shownIssues)
      .map(({ path, message }) => ({ path: path.map(String).join('.'), message })),
  })
}
