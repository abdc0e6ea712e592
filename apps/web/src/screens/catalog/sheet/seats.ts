import type { Seat, SeatPlan } from './grid-move.ts'
import { cardAt, type Place, type SheetView } from './sheet-view.ts'

/** The seats of a view, and the way between seats (numbered on screen) and places (numbered in the layout). */
export interface Seats extends SeatPlan {
  readonly placeOf: (seat: Seat) => Place
  /** Negative numbers where the view does not show the place. */
  readonly seatOf: (place: Place) => Seat
}

/** Numbers the cells of a view as they are seen. */
export const seatsOf = (view: SheetView): Seats => {
  const placeOf = ({ row, column }: Seat): Place => ({
    row: view.rows[row] as number,
    column: view.columns[column] as number,
  })
  return {
    rowCount: view.rows.length,
    columnCount: view.columns.length,
    isTaken: (seat) => cardAt(view, placeOf(seat)) !== null,
    placeOf,
    seatOf: ({ row, column }) => ({ row: view.rows.indexOf(row), column: view.columns.indexOf(column) }),
  }
}
