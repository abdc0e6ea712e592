import path from 'node:path'

/** In an archive: the last file, so that an archive that was cut off is known. */
export const manifestName = 'flower-market.json'

/** In the folder of backups: the segments of the log. */
export function logsIn(folder: string): string {
  return path.join(folder, 'log')
}
