/** A change with its sign in front, a minus of the width of a plus; zero has none. `write` gets the absolute value. */
export function signed(change: number, write: (size: number) => string): string {
  return `${change > 0 ? '+' : change < 0 ? '\u2212' : ''}${write(Math.abs(change))}`
}
