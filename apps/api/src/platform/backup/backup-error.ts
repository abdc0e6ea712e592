/** A backup or its recovery cannot go on; `message` is one or two sentences, fit to print alone. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}

/** Whether the file system said that there is no such file. */
export function isMissingFile(error: unknown): boolean {
  return (error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT'
}
