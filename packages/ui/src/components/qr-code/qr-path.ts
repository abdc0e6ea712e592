/** The dark squares of a code as one SVG path, a run of neighbours in a row as one rectangle; a square is 1 × 1. */
export function qrPath(squares: readonly (readonly boolean[])[]) {
  return squares
    .map((row, y) => {
      let path = ''
      let x = 0
      while (x < row.length) {
        let end = x
        while (row[end]) end += 1
        if (end > x) path += `M${x} ${y}h${end - x}v1h-${end - x}z`
        x = end + 1
      }
      return path
    })
    .join('')
}
