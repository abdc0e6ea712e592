/** Why a file is no list. */
export type ListFileProblem = 'too-large' | 'old-excel' | 'unreadable'

/** The cells of a file, or why it has none. */
export type ReadListFile =
  | { readonly ok: true; readonly rows: string[][] }
  | { readonly ok: false; readonly problem: ListFileProblem }
