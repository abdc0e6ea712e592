/** The code of the pages that people open first: their files are named in the entry. */
export const firstScreens = {
  catalog: () => import('../screens/catalog/CatalogScreen.tsx'),
  signin: () => import('../screens/signin/SigninScreen.tsx'),
}

export type FirstScreenName = keyof typeof firstScreens
