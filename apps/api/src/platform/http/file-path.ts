/** Where a file is read, relative to the shop's origin. */
export function filePath(id: string): string {
  return `/api/file/${id}`
}
