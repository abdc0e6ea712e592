/** So many attempts of one key in a window. */
export interface AttemptLimit {
  /** Kept in the database; no two limits have one name. */
  readonly name: string
  readonly attempts: number
  readonly windowMs: number
}
