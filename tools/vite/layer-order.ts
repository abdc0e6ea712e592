import type { Plugin } from 'vite'

const order = '@layer tokens,base,ui,shop,screens;'

/**
 * Begins every built sheet with the order of the layers. Sheets of lazily loaded chunks may arrive before the one that
 * declares the order, and the first mention of a layer settles its place.
 */
export function declareLayerOrder(): Plugin {
  return {
    name: 'flower-market:layer-order',
    enforce: 'post',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const asset of Object.values(bundle)) {
          if (asset.type !== 'asset' || !asset.fileName.endsWith('.css')) continue
          asset.source = order + String(asset.source)
        }
      },
    },
  }
}
