export { useBrowserAtomValue } from './use-browser-atom-value.ts'
export { useIsHydrating } from './use-is-hydrating.ts'
