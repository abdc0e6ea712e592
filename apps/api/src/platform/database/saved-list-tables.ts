import type { FlowerType } from '@flower-market/flower-domain'
import type { StandingOrderTables } from './standing-order-tables.ts'

interface SavedLists {
  id: string
  person_id: string
  name: string
  changed_at: Date
}

interface SavedListWishes {
  list_id: string
  position: number
  type: FlowerType
  variety: string
  length_cm: number
  plantation_id: string | null
  quantity: number
}

interface FavoriteVarieties {
  person_id: string
  type: FlowerType
  variety: string
  at: Date
}

/** The tables of saved lists, of standing orders for them, and of favorites. */
export interface SavedListTables extends StandingOrderTables {
  saved_lists: SavedLists
  saved_list_wishes: SavedListWishes
  favorite_varieties: FavoriteVarieties
}
