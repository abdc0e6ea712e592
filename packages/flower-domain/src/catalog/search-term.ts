import type { Color, FlowerType } from './flower-card.ts'
import type { SearchHit } from './search-vocabulary.ts'

/** What a part of a search was understood as; of a plantation and a variety the name, of `unknown` what was typed. */
export type SearchSubject =
  | { readonly kind: 'type'; readonly value: FlowerType }
  | { readonly kind: 'color'; readonly value: Color }
  | { readonly kind: 'length'; readonly value: number }
  | { readonly kind: 'country'; readonly value: string }
  | { readonly kind: 'plantation'; readonly value: string }
  | { readonly kind: 'variety'; readonly value: string }
  | { readonly kind: 'unknown'; readonly value: string }

/** A part of a search: what was typed, what it means, and the words of the catalog that it hits. */
export interface SearchTerm {
  readonly typed: string
  readonly subject: SearchSubject
  readonly hits: readonly SearchHit[]
}
