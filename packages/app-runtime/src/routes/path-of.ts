type ParamOf<Path extends string> = Path extends `${string}/:${infer Param}/${infer Rest}`
  ? Param | ParamOf<`/${Rest}`>
  : Path extends `${string}/:${infer Param}`
    ? Param
    : never

type Table = Readonly<Record<string, { readonly path: string }>>

/** What follows the path. */
export interface PathEnd {
  readonly search?: Readonly<Record<string, string | undefined>>
  readonly hash?: string | undefined
}

/** The path of a page by its name, without the language prefix; `localizePath` adds it. */
export type PathOf<Routes extends Table> = <Name extends keyof Routes>(
  name: Name,
  params: Readonly<Record<ParamOf<Routes[Name]['path']>, string>>,
  end?: PathEnd,
) => string

/** Makes the paths of a table of routes; what goes into a path or behind it cannot become another part of the address. */
export function createPathOf<const Routes extends Table>(routes: Routes): PathOf<Routes> {
  return (name, params, { search = {}, hash } = {}) => {
    const pattern = routes[name]?.path ?? ''
    const path = pattern.replaceAll(/:(\w+)/g, (_, param: string) =>
      encodeURIComponent((params as Readonly<Record<string, string>>)[param] ?? ''),
    )
    const given = Object.entries(search).flatMap(([key, value]) =>
      value === undefined ? [] : [`${key}=${encodeURIComponent(value)}`],
    )
    const query = given.length === 0 ? '' : `?${given.join('&')}`
    return path + query + (hash === undefined ? '' : `#${hash}`)
  }
}
