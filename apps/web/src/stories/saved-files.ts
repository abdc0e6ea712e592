import { spyOn } from 'storybook/test'

/** The names of the files that a story saves from now on; none reaches the disk. */
export function savedFiles(): () => readonly string[] {
  const names: string[] = []
  spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function remember(this: HTMLAnchorElement) {
    names.push(this.download)
  })
  return () => names
}
