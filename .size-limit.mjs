import budgets from './packages/ui/size-budgets.json' with { type: 'json' }

const { components, set } = budgets
function toEsm(config) {
  return { ...config, format: 'esm' }
}

function fileOf(component) {
  return `packages/ui/dist/components/${component}/index.js`
}

function aboveReact(name, limit, what) {
  return { name, limit, ...what, ignore: ['react', 'react-dom'], modifyEsbuildConfig: toEsm }
}

/** What a component costs above React: script and sheet, brotli, with all that it loads later. */
export default [
  ...Object.entries(components).map(([name, limit]) => aboveReact(name, limit, { path: fileOf(name) })),
  aboveReact('set', set.limit, {
    // From their own entry points: from that of the whole kit this bundler takes the sheets of all components.
    import: Object.fromEntries(
      Object.entries(set.names).map(([component, names]) => [fileOf(component), `{ ${names.join(', ')} }`]),
    ),
  }),
]
