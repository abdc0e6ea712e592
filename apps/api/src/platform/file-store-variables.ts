import * as z from 'zod/mini'

/** The environment variables of the store of files; `FILES_S3_REGION` is one that most stores accept where it is not set. */
export const fileStoreRules = {
  FILES_S3_URL: {
    schema: z.url({ protocol: /^https?$/u }).check(z.regex(/^[^?#]+$/u)),
    expected: 'the address of a bucket like https://s3.example/flower-market',
  },
  FILES_S3_REGION: { schema: z.string().check(z.regex(/^[\w-]{1,60}$/u)), expected: 'a region like ru-1' },
  FILES_S3_KEY_ID: {
    schema: z.string().check(z.regex(/^[\x21-\x7e]{1,200}$/u)),
    expected: 'the id of an access key',
  },
  FILES_S3_SECRET: {
    schema: z.string().check(z.regex(/^[\x21-\x7e]{1,200}$/u)),
    expected: 'a key of at most 200 letters, digits and signs, without spaces',
  },
}
