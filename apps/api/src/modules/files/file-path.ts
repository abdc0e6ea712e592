/** Where a file is read, relative to the shop's origin. */
export const filePath = (id: string): string => `/api/file/${id}`
