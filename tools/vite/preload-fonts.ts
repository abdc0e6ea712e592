import type { HtmlTagDescriptor, Plugin } from 'vite'

/**
 * Fetches the fonts beside the first script instead of after the first text is drawn: a font that comes later changes the
 * widths of what is on screen. The fonts of rare signs are left to the style sheet.
 */
export function preloadFonts(): Plugin {
  return {
    name: 'flower-market:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((name) => /onest-(?:latin|cyrillic)-.*\.woff2$/u.test(name))
          .map((name): HtmlTagDescriptor => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${name}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head',
          })),
    },
  }
}
