import * as z from 'zod/mini'
import { serverAddresses } from './server-addresses.ts'

const serverAddress = z.url({ protocol: /^postgres(ql)?$/u })

/** The form of `DATABASE_URL`: one server, or several of which one is the primary. */
export const databaseUrl = z
  .string()
  .check(
    z.refine((value) =>
      serverAddresses(value).every((address) => z.safeParse(serverAddress, address).success),
    ),
  )
