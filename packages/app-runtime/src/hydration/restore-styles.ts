/**
 * Gives the elements of rendered markup their styles back. The content policy allows no style attribute in a document, so the
 * server writes each as `data-style` with a rule that does the same until React has the page.
 */
export function restoreStyles(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? ''
    delete element.dataset['style']
  }
}
