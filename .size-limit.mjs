import budgets from './packages/ui/size-budgets.json' with { type: 'json' }

const { components, set } = budgets
function toEsm(config) {
  return { ...config, format: 'esm' }
}

function aboveReact(name, limit, path, names) {
  return {
    name,
    limit,
    path,
    ...(names === undefined ? {} : { import: `{ ${names.join(', ')} }` }),
    ignore: ['react', 'react-dom'],
    modifyEsbuildConfig: toEsm,
  }
}

/** What a component costs above React: script and sheet, brotli, with all that it loads later. */
export default [
  ...Object.entries(components).map(([name, limit]) =>
    aboveReact(name, limit, `packages/ui/dist/components/${name}/index.js`),
  ),
  aboveReact('set', set.limit, 'packages/ui/dist/index.js', set.names),
]
