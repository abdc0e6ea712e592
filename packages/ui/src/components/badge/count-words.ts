/** A number that keeps its width: "99+" for all above `max`. */
export const countWords = (count: number, max: number) => (count > max ? `${max}+` : String(count))
