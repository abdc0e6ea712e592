/** Where the small square of a picture is read, made of the picture's own address; whoever may read the one may read the other. */
export function thumbnailOf(address: string): string {
  return `${address}/thumbnail`
}
