/** A number that keeps its width: "99+" for all above `max`. */
export function countText(count: number, max: number) {
  return count > max ? `${max}+` : String(count)
}
