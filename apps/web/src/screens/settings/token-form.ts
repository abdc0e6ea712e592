import { apiTokenDays, isApiError, type CallInput } from '@flower-market/api-client'
import { apiScopes } from '@flower-market/flower-domain'
import { toFormError, type FormErrors } from '@flower-market/app-runtime/forms'

/** What a token is made of. */
export type NewToken = CallInput<'apiTokenCreate'>['body']

/** What is wrong, by field and with the whole form. */
export type TokenProblems = FormErrors<'name' | 'scopes' | 'password'>

const [shortest] = apiTokenDays

/** What was typed and ticked. */
export function readToken(fields: FormData): NewToken {
  const ticked = fields.getAll('scopes')
  return {
    name: String(fields.get('name')).trim(),
    scopes: apiScopes.filter((scope) => ticked.includes(scope)),
    days: apiTokenDays.find((days) => String(days) === fields.get('days')) ?? shortest,
    password: String(fields.get('password')),
  }
}

/** What is missing; null when it may be sent. */
export function findTokenProblems({ name, scopes, password }: NewToken): TokenProblems | null {
  const problems: TokenProblems = {
    ...(name === '' ? { name: 'settings.tokenNameMissing' as const } : {}),
    ...(scopes.length === 0 ? { scopes: 'settings.tokenScopesMissing' as const } : {}),
    ...(password === '' ? { password: 'settings.currentMissing' as const } : {}),
  }
  return Object.keys(problems).length === 0 ? null : problems
}

/** What to say about a token that was not made. */
export function toTokenProblems(error: unknown): TokenProblems {
  if (isApiError(error, 'wrong-password')) return { password: 'settings.wrongPassword' }
  if (isApiError(error, 'too-many-tokens')) return { form: 'errors.too-many-tokens' }
  return { form: toFormError(error) }
}
