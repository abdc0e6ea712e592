import * as z from 'zod/mini'

/** An answer that is a file, with its name and type. */
export const file = z.custom<File>((value) => value instanceof File)
