/** The scripts and sheets that the server would otherwise name in the head, in the order in which they are evaluated; none where it does name them. */
export function appFiles(): readonly string[] {
  return JSON.parse(document.getElementById('app-files')?.textContent ?? '[]') as string[]
}
